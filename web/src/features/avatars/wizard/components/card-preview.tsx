import '../../../../ui/avatar-card.css';
import { Tag } from '../../../../ui/tag.tsx';
import type { WrittenFields } from '../draft-fields.ts';
import type { PortraitCode } from '../portrait-drawer.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { LivePortrait } from './portrait-art.tsx';

/** Her card as the catalogue shows it; a drawing is drawn here, as its pictures are made once she lives. */
export function CardPreview({ form, code }: { form: WizardForm; code: PortraitCode | null }) {
  const { fields } = form;
  const name = fields.name.trim();
  return (
    <article className="avatar-card card-preview" aria-label="O cartão dela">
      <LivePortrait
        code={code}
        store={form.store}
        crop="card"
        label={name === '' ? 'Retrato ilustrado' : `Retrato ilustrado de ${name}`}
      />
      <CardWords fields={fields} />
    </article>
  );
}

/** What a card says over the portrait. */
export function CardWords({ fields }: { fields: WrittenFields }) {
  const name = fields.name.trim();
  const tagline = fields.tagline.trim();
  return (
    <>
      <span className="avatar-card-scrim" />
      <Tag variant="glass">Personagem de IA</Tag>
      <div className="avatar-card-text">
        <h3>
          {name === '' ? 'Sem nome' : name} {fields.age !== null && <small className="num">{fields.age}</small>}
        </h3>
        {tagline !== '' && <p>{tagline}</p>}
      </div>
    </>
  );
}
