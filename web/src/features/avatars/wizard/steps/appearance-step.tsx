import '../looks.css';
import { Eye, Gem, Image as Picture, Scissors, Shirt, Smile, Sun } from 'lucide-react';
import { RangeField } from '../../../../ui/range-field.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { LookRow } from '../components/look-row.tsx';
import { PaintingPanel } from '../components/painting-panel.tsx';
import { madeOf } from '../made-look.ts';
import type { PortraitCode } from '../portrait-drawer.ts';
import { PORTRAIT_TABS } from '../portrait-tabs.ts';
import type { PortraitPainting } from '../use-painting.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { withSlidLook } from '../wizard-state.ts';
import { useWizardState, type WizardStore } from '../wizard-store.ts';
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
        {code === null ? <LooksSkeleton /> : <Looks key={tab} store={form.store} code={code} tab={tab} />}
      </Tabs>
    </>
  );
}

type LooksProps = { store: WizardStore; code: PortraitCode };

function Looks({ store, code, tab }: LooksProps & { tab: string }) {
  const shown = PORTRAIT_TABS.find(({ id }) => id === tab);
  return (
    <div className="looks">
      {shown?.rows.map((row) => (
        <LookRow key={row.key} row={row} code={code} store={store} />
      ))}
      {shown?.hasTilt === true && <Tilt store={store} code={code} />}
    </div>
  );
}

function Tilt({ store, code }: LooksProps) {
  const tilt = useWizardState(store, ({ draft }) => madeOf(code, draft.fields.portrait).tilt);
  return (
    <RangeField
      label="Inclinação da cabeça"
      text={tiltText(tilt)}
      value={tilt}
      min={-MOST_TILT}
      max={MOST_TILT}
      step={0.5}
      onChange={(degrees) =>
        store.update((state) =>
          withSlidLook(state, code.make({ ...madeOf(code, state.draft.fields.portrait), tilt: degrees })),
        )
      }
    />
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
