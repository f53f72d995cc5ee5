import type { AffiliatePanel } from '@cafune/contract/affiliates/earnings';
import { Notice } from '../../../ui/notice.tsx';
import { dayOf } from '../../payments/index.ts';
import { ENTRY_LOOKS } from '../entry-looks.ts';
import { HOLD_WORDS, money } from '../words.ts';

type Commission = AffiliatePanel['commission'];

function payableNote(cents: number): string {
  if (cents < 0) return 'Abaixo de zero: o próximo pagamento cobre';
  return cents === 0 ? 'Nada liberado agora' : 'Pronta pro próximo pagamento';
}

function rowsOf({ heldCents, payableCents, sendingCents, paidCents, nextReleaseAt }: Commission) {
  return [
    {
      ...ENTRY_LOOKS.held,
      cents: heldCents,
      note: nextReleaseAt === null ? 'Nada esperando prazo' : `A próxima libera em ${dayOf(nextReleaseAt)}`,
    },
    {
      ...ENTRY_LOOKS.payable,
      cents: payableCents,
      note: payableNote(payableCents),
    },
    {
      ...ENTRY_LOOKS.sending,
      cents: sendingCents,
      note: sendingCents === 0 ? 'Nenhum Pix em andamento' : 'Pix em andamento',
    },
    { ...ENTRY_LOOKS.paid, cents: paidCents, note: 'Desde o começo' },
  ];
}

/** Where all commissions stand, from the first day on. */
export function CommissionStates({ commission }: { commission: Commission }) {
  return (
    <section className="panel-section" aria-labelledby="comissoes">
      <div className="panel-head">
        <h2 className="t-title-2" id="comissoes">
          Suas comissões
        </h2>
        <p className="panel-text">{`Cada uma espera ${HOLD_WORDS}: é o tempo em que o dinheiro ainda pode voltar pra quem comprou.`}</p>
      </div>
      <dl className="panel-states">
        {rowsOf(commission).map(({ icon: Icon, words, cents, note, tone }) => (
          <div key={words} className="card" data-tone={tone}>
            <dt>
              <Icon className="icon" aria-hidden="true" />
              {words}
            </dt>
            <dd className="num">{money(cents)}</dd>
            <dd className="panel-note">{note}</dd>
          </div>
        ))}
      </dl>
      {commission.payableCents < 0 && (
        <Notice>
          Algumas compras foram devolvidas, contestadas ou eram suas, e a comissão delas já tinha sido paga. As próximas
          que liberarem cobrem essa parte primeiro, e o que passar disso vai pra você.
        </Notice>
      )}
    </section>
  );
}
