import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { isChimeOn, playSound, setChime } from '../chime.ts';

/** The sound of a new message, on this device. */
export function ChimeSwitch() {
  const [isOn, setOn] = useState(isChimeOn);
  return (
    <>
      <Switch
        label="Som de mensagem nova"
        hint="Toca neste aparelho quando chega mensagem e o Cafuné está aberto."
        checked={isOn}
        onChange={(next) => {
          setChime(next);
          setOn(next);
        }}
      />
      <div className="settings-row">
        <Button
          variant="soft"
          size="sm"
          icon={<Volume2 className="icon" aria-hidden="true" />}
          onClick={() => void playSound()}
        >
          Ouvir o som
        </Button>
      </div>
    </>
  );
}
