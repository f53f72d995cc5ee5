import '../looks.css';
import type { PortraitParams } from '@cafune/portrait';
import { Eye, Gem, Image as Picture, Scissors, Shirt, Smile, Sun } from 'lucide-react';
import { RangeField } from '../../../../ui/range-field.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { LookRow } from '../components/look-row.tsx';
import { PaintingPanel } from '../components/painting-panel.tsx';
import { chooseWith } from '../portrait-choices.ts';
import type { PortraitCode } from '../portrait-code.ts';
import { PORTRAIT_TABS } from '../portrait-tabs.ts';
import type { PortraitPainting } from '../use-painting.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { withLook, withSlidLook } from '../wizard-state.ts';
import { StepTitle } from './step-title.tsx';

const ICONS: Readonly<Record<string, typeof Sun>> = {
  pele: Sun,
  rosto: Smile,
  olhos: Eye,
  cabelo: Scissors,
  roupa: Shirt,
  adornos: Gem,
  cenario: Picture,
};
const TABS = PORTRAIT_TABS.map(({ id, label }) => ({ id, label, icon: ICONS[id] ?? Sun }));
const MOST_TILT = 7;

function tiltText(degrees: number): string {
  const words = Math.abs(degrees).toLocaleString('pt-BR');
  if (degrees === 0) return 'Reta';
  return `${words}° pra ${degrees < 0 ? 'esquerda' : 'direita'}`;
}

type AppearanceStepProps = {
  form: WizardForm;
  code: PortraitCode | null;
  /** Null is the first. */
  tab: string | null;
  onTab: (tab: string) => void;
  painting: PortraitPainting;
};

/** Every choice of her look, in seven tabs. */
export function AppearanceStep({ form, code, tab: chosen, onTab, painting }: AppearanceStepProps) {
  const tab = chosen ?? TABS[0]?.id ?? '';
  return (
    <>
      <StepTitle step="aparencia" />
      <PaintingPanel form={form} painting={painting} />
      <Tabs label="Partes da aparência" tabs={TABS} selected={tab} onSelect={onTab}>
        {code === null ? <LooksSkeleton /> : <Looks key={tab} form={form} code={code} tab={tab} />}
      </Tabs>
    </>
  );
}

function Looks({ form, code, tab }: { form: WizardForm; code: PortraitCode; tab: string }) {
  const shown = PORTRAIT_TABS.find(({ id }) => id === tab);
  const params = code.make(form.fields.portrait);
  const pick = (choice: Partial<Record<keyof PortraitParams, string>>): void => {
    const { params: made, note } = chooseWith(code, params, choice);
    form.update((state) => withLook(state, made, note));
  };
  return (
    <div className="looks">
      {shown?.rows.map((row) => (
        <LookRow key={row.key} row={row} code={code} params={params} onChoose={(value) => pick({ [row.key]: value })} />
      ))}
      {shown?.hasTilt === true && (
        <RangeField
          label="Inclinação da cabeça"
          text={tiltText(params.tilt)}
          value={params.tilt}
          min={-MOST_TILT}
          max={MOST_TILT}
          step={0.5}
          onChange={(tilt) => form.update((state) => withSlidLook(state, code.make({ ...params, tilt })))}
        />
      )}
    </div>
  );
}

function LooksSkeleton() {
  return (
    <Loading className="looks">
      <Skeleton style={{ height: 20, width: 120 }} />
      <Skeleton style={{ height: 44, borderRadius: 22 }} />
      <Skeleton style={{ height: 20, width: 90 }} />
      <Skeleton style={{ height: 84, borderRadius: 20 }} />
    </Loading>
  );
}
