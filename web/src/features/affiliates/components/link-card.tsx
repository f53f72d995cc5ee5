import { CLICK_DAYS, COMMISSION_MONTHS } from '@cafune/contract/affiliates/earnings';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { canShare, copyText, shareOrCopy } from '../../../ui/share.ts';
import { PERCENT } from '../words.ts';

const LABEL_MAX_LENGTH = 24;

/** What is typed as a label, in the letters a link can carry: "São Paulo" is "sao-paulo". */
function asLabel(typed: string): string {
  return typed
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '-')
    .replaceAll(/[^a-z0-9-]/gu, '')
    .slice(0, LABEL_MAX_LENGTH);
}

function copy(text: string, noun: string): void {
  void copyText(text, { title: 'Copiado' }, { title: `Copie o ${noun}`, description: text });
}

/** The affiliate's link, with a label of their own or without, and the code for saying aloud. */
export function LinkCard({ link, code }: { link: string; code: string }) {
  const [label, setLabel] = useState('');
  const address = label === '' ? link : `${link}/${label}`;
  return (
    <section className="card panel-card panel-link" aria-labelledby="seu-link">
      <div className="panel-head">
        <h2 className="t-title-2" id="seu-link">
          Seu link
        </h2>
        <p className="panel-text">
          {`Quem abre e cria a conta em até ${CLICK_DAYS} dias conta como seu. Por ${COMMISSION_MONTHS} meses, ${PERCENT} do que a gente recebe dessa pessoa é comissão sua.`}
        </p>
      </div>
      <div className="panel-link-fields">
        <TextField
          label="Link completo"
          className="num"
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <TextField
          label="Etiqueta (opcional)"
          name="label"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="podcast"
          value={label}
          hint={`Uma palavra sua pra cada lugar onde o link fica: os números mostram qual trouxe gente. Letras de a a z, números e hífen, até ${LABEL_MAX_LENGTH}.`}
          onChange={(event) => setLabel(asLabel(event.target.value))}
        />
      </div>
      <div className="affiliate-actions">
        <Button
          variant="primary"
          icon={<Copy className="icon" aria-hidden="true" />}
          onClick={() => copy(address, 'link')}
        >
          Copiar link
        </Button>
        {canShare() && (
          <Button
            variant="line"
            icon={<Share2 className="icon" aria-hidden="true" />}
            onClick={() =>
              void shareOrCopy({
                title: 'Cafuné',
                text: 'Cafuné: conversas com personagens de IA, só pra adultos.',
                url: address,
              })
            }
          >
            Compartilhar
          </Button>
        )}
      </div>
      <div className="panel-code">
        <p className="panel-code-text">
          <span>Pra dizer em voz alta, o código</span>
          <b className="num">{code}</b>
          <small>Quem já tem conta digita na página do programa, antes da primeira compra.</small>
        </p>
        <IconButton label="Copiar código" variant="soft" onClick={() => copy(code, 'código')}>
          <Copy className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
