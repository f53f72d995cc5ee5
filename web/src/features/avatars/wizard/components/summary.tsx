import { PERSONALITY_SLIDERS } from '@cafune/contract/avatars';
import type { WizardStep } from '@cafune/contract/avatars/creation';
import { capitalized } from '../../common-tags.ts';
import { greetingOf, type WizardFields } from '../draft-fields.ts';
import { valueLabel } from '../portrait-labels.ts';
import { sliderText } from '../sample-lines.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { STEP_WORDS } from '../wizard-steps.ts';
import { useWizardState } from '../wizard-store.ts';

const TIMBRES = { grave: 'Voz grave', media: 'Voz média', aguda: 'Voz aguda' } as const;

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function mannerOf({ personality }: WizardFields): string {
  const leaning = PERSONALITY_SLIDERS.filter(({ id }) => personality[id] !== 0).map((slider) =>
    sliderText(slider, personality[slider.id]).toLocaleLowerCase('pt-BR'),
  );
  return leaning.length === 0 ? 'Equilibrada em tudo' : capitalized(leaning.join(', '));
}

/** One sentence for each step that came before. */
function summaryOf(fields: WizardFields): readonly (readonly [WizardStep, string])[] {
  const place = joined([fields.city.trim(), fields.state]).replace(' · ', ', ');
  const { portrait, voice } = fields;
  const hair = valueLabel('hair', portrait.hair);
  const hairColor = valueLabel('hairColor', portrait.hairColor).toLocaleLowerCase('pt-BR');
  const look = hair === '' ? '' : `${hair}, ${hairColor}`;
  return [
    ['essencia', joined([capitalized(fields.relationship), fields.occupation.trim(), place])],
    ['aparencia', joined([look, valueLabel('outfit', portrait.outfit), valueLabel('scene', portrait.scene)])],
    ['jeito', mannerOf(fields)],
    ['voz', TIMBRES[voice.timbre]],
    ['historia', greetingOf(fields)],
  ];
}

/** What was chosen, step by step, each with its way back. */
export function Summary({ form }: { form: WizardForm }) {
  const fields = useWizardState(form.store, ({ draft }) => draft.fields);
  return (
    <dl className="summary">
      {summaryOf(fields).map(([step, text]) => (
        <div key={step}>
          <dt>{STEP_WORDS[step].label}</dt>
          <dd>{text}</dd>
          <dd>
            <button type="button" className="summary-change" onClick={() => form.goTo(step)}>
              Mudar<span className="visually-hidden"> {STEP_WORDS[step].label}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
