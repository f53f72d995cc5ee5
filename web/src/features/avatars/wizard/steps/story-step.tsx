import { AVATAR_LIMITS } from '@cafune/contract/avatars/definition';
import { useQuery } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { catalogueTagsQuery } from '../api.ts';
import { ChipsField } from '../components/chips-field.tsx';
import { FormText } from '../components/form-text.tsx';
import { HelpPanel } from '../components/help-panel.tsx';
import { Suggestion } from '../components/suggestion.tsx';
import { greetingOf } from '../draft-fields.ts';
import { greetingProposals } from '../greeting-proposals.ts';
import type { Help } from '../use-help.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { StepTitle } from './step-title.tsx';

/** How many tags of the catalogue are worth offering. */
const TAG_IDEAS = 14;
const STARTER_IDEAS = [
  'Como foi seu dia?',
  'Me conta um segredo bobo',
  'O que você está ouvindo?',
  'Vamos fazer planos?',
];

/** Where she comes from, and how it begins. */
export function StoryStep({ form, help }: { form: WizardForm; help: Help }) {
  const tags = useQuery(catalogueTagsQuery);
  const tagIdeas = (tags.data ?? []).slice(0, TAG_IDEAS).map(({ tag }) => tag);
  return (
    <>
      <StepTitle step="historia" />
      <HelpPanel help={help} isPerson={form.isPerson} />
      {help.suggestions.tagline !== undefined && <p className="suggestion-of">A frase dela</p>}
      <Suggestion form={form} help={help} field="tagline" what="a frase dela" />
      <div className="step-text">
        <FormText form={form} field="greeting" label="Primeira mensagem" max={AVATAR_LIMITS.greeting} rows={4} />
        <OtherGreeting form={form} />
        <Suggestion form={form} help={help} field="greeting" what="a primeira mensagem" />
      </div>
      <div className="step-text">
        <FormText
          form={form}
          field="bio"
          label="História"
          max={AVATAR_LIMITS.bio}
          rows={5}
          placeholder="Cresceu perto do mar, largou o escritório e abriu um ateliê."
          hint="O que ela viveu até aqui, do jeito que ela contaria."
        />
        <Suggestion form={form} help={help} field="bio" what="a história" />
      </div>
      <div className="step-text">
        <FormText
          form={form}
          field="scenario"
          label="Cenário"
          max={AVATAR_LIMITS.scenario}
          rows={3}
          placeholder="Fim de tarde, a varanda dela, uma rede e dois copos."
          hint="Onde vocês estão quando a conversa começa."
        />
        <Suggestion form={form} help={help} field="scenario" what="o cenário" />
      </div>
      <ChipsField
        form={form}
        field="tags"
        label="Etiquetas"
        placeholder="Escreva uma"
        limit={AVATAR_LIMITS.tags}
        max={AVATAR_LIMITS.tag}
        suggestions={tagIdeas}
        hint="Palavras que ajudam a encontrá-la."
      />
      <ChipsField
        form={form}
        field="starters"
        label="Pra puxar assunto"
        placeholder="Escreva uma frase"
        limit={AVATAR_LIMITS.starters}
        max={AVATAR_LIMITS.starter}
        suggestions={STARTER_IDEAS}
        hint="Até três frases prontas no perfil dela."
      />
      <div className="step-text">
        <FormText
          form={form}
          field="exampleDialogue"
          label="Exemplo de conversa"
          max={AVATAR_LIMITS.exampleDialogue}
          rows={5}
          placeholder={'Você: Demorei?\nEla: Nada. Eu estava ensaiando um oi.'}
          hint="Se quiser mostrar o ritmo dela."
        />
        <Suggestion form={form} help={help} field="exampleDialogue" what="o exemplo de conversa" />
      </div>
    </>
  );
}

/** Another proposed first message, as long as the person has not written their own. */
function OtherGreeting({ form }: { form: WizardForm }) {
  const proposals = greetingProposals(form.fields);
  const index = proposals.indexOf(greetingOf(form.fields));
  const next = (index + 1) % proposals.length;
  if (index === -1 && form.fields.greeting !== '') return null;
  return (
    <div className="suggestion-undo">
      <Button
        size="sm"
        variant="ghost"
        icon={<Shuffle className="icon" aria-hidden="true" />}
        // The first one goes on following her name and city.
        onClick={() => form.change({ greeting: next === 0 ? null : (proposals[next] ?? null) })}
      >
        Outra sugestão
      </Button>
    </div>
  );
}
