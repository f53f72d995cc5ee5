import type { CoinPack } from '@cafune/contract/payments';
import { bestValueId, centsPerHundred, reais } from '../money.ts';
import { CoinStack } from './coin-stack.tsx';

type PackChoiceProps = { packs: readonly CoinPack[]; chosenId: string; onChoose: (id: string) => void };

/** The packs as one choice: radio buttons, so that arrows move between them. Every one says its price. */
export function PackChoice({ packs, chosenId, onChoose }: PackChoiceProps) {
  const bestId = bestValueId(packs);
  return (
    <fieldset className="packs">
      <legend>Escolha um pacote</legend>
      {packs.map((pack, index) => (
        <label key={pack.id} className="pack" data-checked={pack.id === chosenId}>
          <input
            type="radio"
            className="visually-hidden"
            name="pacote"
            value={pack.id}
            checked={pack.id === chosenId}
            onChange={() => onChoose(pack.id)}
          />
          <PackLabel isMostChosen={pack.isMostChosen} isBest={pack.id === bestId} />
          <CoinStack tier={index + 1} />
          <span className="pack-coins num">
            {pack.coins.toLocaleString('pt-BR')} <span className="visually-hidden">moedas</span>
          </span>
          <span className="pack-unit num">{`${reais(centsPerHundred(pack))} por 100`}</span>
          <span className="pack-price num">{reais(pack.priceCents)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function PackLabel({ isMostChosen, isBest }: { isMostChosen: boolean; isBest: boolean }) {
  const words = [...(isMostChosen ? ['Mais escolhido'] : []), ...(isBest ? ['Melhor valor'] : [])];
  return words.length === 0 ? null : <span className="pack-label">{words.join(' · ')} </span>;
}
