import '../store.css';
import type { PaymentMethod, ProductKind } from '@cafune/contract/payments';
import { METHOD_NAMES } from '../money.ts';
import { MethodIcon } from './method-icon.tsx';

const CARD = 'Você digita o cartão na página de quem processa o pagamento. Aqui a gente não vê nem guarda o número.';
const NOTES: Readonly<Record<ProductKind, Record<PaymentMethod, string>>> = {
  coins: {
    pix: 'As moedas chegam na hora em que o Pix cai.',
    card: CARD,
    boleto: 'Depois de pago, o banco leva até 3 dias úteis pra confirmar. As moedas chegam com a confirmação.',
  },
  vip: {
    pix: 'O VIP começa na hora em que o Pix cai. Não renova: quando acabar, você escolhe se continua.',
    card: CARD,
    boleto:
      'Depois de pago, o banco leva até 3 dias úteis pra confirmar, e o VIP começa com a confirmação. Não renova sozinho.',
  },
};

type MethodChoiceProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  /** What is paid for, which decides what a method means. */
  product?: ProductKind;
};

/** How to pay, of what is offered here. */
export function MethodChoice({ methods, chosen, onChoose, product = 'coins' }: MethodChoiceProps) {
  return (
    <fieldset className="methods">
      <legend>Forma de pagamento</legend>
      <div className="methods-row">
        {methods.map((method) => (
          <label key={method} className="method" data-checked={method === chosen}>
            <input
              type="radio"
              className="visually-hidden"
              name="forma"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <MethodIcon method={method} />
            {METHOD_NAMES[method]}
          </label>
        ))}
      </div>
      <p className="methods-note" aria-live="polite">
        {NOTES[product][chosen]}
      </p>
    </fieldset>
  );
}
