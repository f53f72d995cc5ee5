import { RELATIONSHIPS } from '@cafune/contract/avatars';
import { BRAZILIAN_STATES } from '@cafune/contract/avatars/brazilian-states';
import { AVATAR_LIMITS } from '@cafune/contract/avatars/definition';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { RadioPills } from '../../../../ui/radio-pills.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { capitalized } from '../../common-tags.ts';
import { FormText } from '../components/form-text.tsx';
import type { LaterSteps } from '../use-wizard-code.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { startedOver } from '../wizard-state.ts';
import { StepTitle } from './step-title.tsx';

const RELATIONSHIP_OPTIONS = RELATIONSHIPS.map((id) => ({ id, label: capitalized(id) }));

/** Three digits at most; nothing is null. */
function readAge(text: string): number | null {
  const digits = text.replace(/\D/gu, '').slice(0, 3);
  return digits === '' ? null : Number(digits);
}

/** Who she is: name and age, and what people ask first. */
export function EssenceStep({ form, later: { code } }: { form: WizardForm; later: LaterSteps }) {
  const { fields } = form;
  return (
    <>
      <StepTitle step="essencia" />
      <div className="step-pair step-pair-age">
        <FormText
          form={form}
          field="name"
          label="Nome"
          max={AVATAR_LIMITS.name}
          placeholder="Aurora"
          autoComplete="off"
          autoCapitalize="words"
        />
        <TextField
          label="Idade"
          name="age"
          inputMode="numeric"
          autoComplete="off"
          placeholder="27"
          value={fields.age ?? ''}
          error={form.errorOf('age')}
          onChange={(event) => form.change({ age: readAge(event.target.value) })}
          onBlur={() => {
            if (fields.age !== null) form.onLeaveField('age');
          }}
        />
      </div>
      <RadioPills
        label="O que vocês são"
        options={RELATIONSHIP_OPTIONS}
        value={fields.relationship}
        onChange={(relationship) => form.change({ relationship })}
      />
      <FormText
        form={form}
        field="occupation"
        label="O que ela faz"
        max={AVATAR_LIMITS.occupation}
        placeholder="Arquiteta"
        autoComplete="off"
      />
      <div className="step-pair step-pair-state">
        <FormText
          form={form}
          field="city"
          label="Cidade"
          max={AVATAR_LIMITS.city}
          placeholder="Olinda"
          autoComplete="off"
          autoCapitalize="words"
        />
        <SelectField
          label="Estado"
          name="state"
          value={fields.state}
          error={form.errorOf('state')}
          onChange={(event) => form.change({ state: event.target.value })}
        >
          <option value="">Outro</option>
          {BRAZILIAN_STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      </div>
      <FormText
        form={form}
        field="tagline"
        label="A frase dela"
        max={AVATAR_LIMITS.tagline}
        placeholder="Desenho casas e moro em abraços."
        hint="Uma linha que aparece junto do nome."
        autoComplete="off"
      />
      {!form.isEditing && (
        <div className="step-extras">
          {code !== null && <code.CardImport form={form} />}
          {!form.written.isUntouched && (
            <Button
              variant="ghost"
              icon={<RotateCcw className="icon" aria-hidden="true" />}
              onClick={() => form.update(startedOver)}
            >
              Começar do zero
            </Button>
          )}
        </div>
      )}
    </>
  );
}
