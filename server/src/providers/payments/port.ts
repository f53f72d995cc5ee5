/**
 * The payment port (money.md "Payment port"). What a provider says in a webhook is a hint to look; what is true is what it answers
 * when it is asked. Adapters: `sandbox` (a bank of ours in which no money moves), `stripe`, `mercadopago`.
 */
import type { PaymentMethod } from '@cafune/contract/payments';

export type PaymentStatus = 'waiting' | 'paid' | 'failed' | 'expired' | 'canceled';

/** A refund as its provider knows it now. */
export type ProviderRefund = {
  /** Its own name for it. */
  ref: string;
  /** Ours, under which it was asked for; undefined where somebody else asked, or the provider keeps none. */
  key: string | undefined;
  amountCents: number;
  /** `failed`: the money came back, and never goes by this one. */
  status: 'pending' | 'done' | 'failed';
};

/** Money that is to go back. */
export type RefundInput = {
  ref: string;
  /** At most; less goes where less is left. */
  amountCents: number;
  /** Also the idempotency key: asked for twice, it goes once. */
  key: string;
  /** Names of refunds of this payment that were asked for under other keys: none of them is this one. */
  otherRefs?: readonly string[];
};
/** The provider took it, `ref` being its name where it said one, or will never send it as things stand. */
export type SendingAnswer = { isRefused: false; ref: string | undefined } | { isRefused: true; because: string };

/** A payment as its provider knows it now. Amounts in centavos. */
export type Payment = {
  /** Its own name, also where it was asked for by another (see `WebhookHint`). */
  ref: string;
  /** The order it was made for, as we told the provider; undefined for payments that are not ours. */
  orderId: string | undefined;
  status: PaymentStatus;
  /** ISO 4217, upper case. */
  currency: string;
  amountCents: number;
  /** What went back by now: the sum of its refunds that are done. */
  refundedCents: number;
  /** Every one there is, also those that nobody here asked for. */
  refunds: readonly ProviderRefund[];
  /** Contested at the buyer's bank, and not decided for us. */
  isDisputed: boolean;
  /** The card that was kept with it, once it is paid; undefined where none was. */
  cardRef: string | undefined;
};

export type CheckoutInput = {
  /** Also the idempotency key: asked for twice, the provider makes one payment. */
  orderId: string;
  /** 0 only with `keepsCard`: the card is kept and nothing is charged. */
  amountCents: number;
  /** The buyer agrees that this card is charged again while they are away. Only where the provider `keepsCards`. */
  keepsCard: boolean;
  method: PaymentMethod;
  /** What is bought, as the buyer reads it at the provider. */
  title: string;
  payUntil: Date;
  /** Where the order is shown to who has paid. */
  returnUrl: string;
  /** Where it is shown to who gave up on the provider's page, or could not pay there: it may go on. */
  cancelUrl: string;
};

/** How the buyer pays. */
export type Checkout = {
  ref: string;
  pixCode: string | null;
  boletoLine: string | null;
  payUrl: string | null;
};

/**
 * What a webhook says happened; `amountCents` and `currency` where it claims them. `ref` may be another name of the payment than
 * its checkout had, where the provider knows it there by another; `fetch` and `refund` take either.
 */
export type WebhookHint = { eventId: string; ref: string; amountCents?: number; currency?: string };

/** As it came: headers with lower-case names, what stands behind the `?` of its address, the body's exact bytes as text. */
export type WebhookRequest = {
  headers: Readonly<Record<string, string | undefined>>;
  query?: Readonly<Record<string, string | undefined>>;
  body: string;
};

/** Not made by the provider, or too old. */
export class WebhookForged extends Error {
  constructor(options?: ErrorOptions) {
    super('payment provider: forged webhook', options);
    this.name = 'WebhookForged';
  }
}

/** Nobody answers at the provider, or with an error of theirs; the same may be asked again later. */
export class PaymentProviderUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('payment provider: unavailable', options);
    this.name = 'PaymentProviderUnavailable';
  }
}

/** The provider does not take our key: nothing can be done until whoever runs the place puts it right. */
export class PaymentKeyRejected extends PaymentProviderUnavailable {
  constructor() {
    // Without its cause: a provider repeats a part of the key in what it says.
    super();
    this.name = 'PaymentKeyRejected';
  }
}

/** What a provider can do, as data. */
export type PaymentCapabilities = {
  methods: readonly PaymentMethod[];
  /** Whether a card can be kept and charged later: what renews by itself is sold only where it can. */
  keepsCards: boolean;
  /** Who every Pix code it gives pays: our key, or the address of its charges up to its last `/`. Undefined where its pages show the code. */
  pixReceiver: string | undefined;
  /** Whether it sends our money to a Pix key; where it cannot, a person does it by hand. */
  paysOut: boolean;
};

/** Money of ours for somebody's Pix key. */
export type PayoutInput = {
  /** The idempotency key: asked for twice, it goes once. */
  key: string;
  pixKey: string;
  amountCents: number;
};

/** A later charge of a kept card. */
export type CardCharge = {
  /** Also the idempotency key: asked for twice, the card is charged once. */
  orderId: string;
  cardRef: string;
  amountCents: number;
  title: string;
};

export type PaymentProvider = {
  /** Name for records and for the address of its webhooks, e.g. `sandbox`, `stripe`, `mercadopago`. */
  readonly id: string;
  readonly capabilities: PaymentCapabilities;
  /** @throws PaymentProviderUnavailable */
  createCheckout(input: CheckoutInput): Promise<Checkout>;
  /**
   * Charges a kept card. One that is refused or forgotten is a payment that `failed`, and no error.
   * @returns the payment's name; `fetch` says how it stands
   * @throws PaymentProviderUnavailable
   */
  chargeCard(charge: CardCharge): Promise<string>;
  /** Forgets a kept card: no charge of it can follow. One that is not known is forgotten. @throws PaymentProviderUnavailable */
  forgetCard(cardRef: string): Promise<void>;
  /**
   * Sends money back; the same key again sends nothing more. That it was taken does not say that it went: `fetch` does.
   * @throws PaymentProviderUnavailable
   */
  refund(refund: RefundInput): Promise<SendingAnswer>;
  /**
   * Sends money to a Pix key; the same key again sends nothing more. Only where the provider `paysOut`.
   * @throws PaymentProviderUnavailable
   */
  payOut(payout: PayoutInput): Promise<SendingAnswer>;
  /** How a payment stands now; undefined when the provider knows none of that name. @throws PaymentProviderUnavailable */
  fetch(ref: string): Promise<Payment | undefined>;
  /** Names of payments that changed since, as webhooks give them. @throws PaymentProviderUnavailable */
  list(changed: { since: Date }): Promise<readonly string[]>;
  /** Undefined where it says nothing of a payment of ours. @throws WebhookForged */
  verifyWebhook(request: WebhookRequest): WebhookHint | undefined;
  /** Where the provider is a bank of ours: what its page does. Undefined for real ones. */
  readonly bank?: TestBank;
};

export type BankAction =
  | 'pay'
  | 'fail'
  | 'expire'
  | 'refund'
  | 'dispute'
  | 'win-dispute'
  /** What later charges of the kept card meet. */
  | 'refuse-card'
  | 'accept-card'
  /** Whether money of this payment can be sent back. */
  | 'refuse-refunds'
  | 'accept-refunds';
export type BankPayment = Omit<Payment, 'refunds'> & {
  title: string;
  method: PaymentMethod;
  orderId: string;
  /** Later charges of the card kept with it are refused; null where none is kept. */
  isCardRefused: boolean | null;
};

export type TestBank = {
  read(ref: string): Promise<BankPayment | undefined>;
  /** Does it. @returns the payment, or undefined where that cannot be done to it as it stands */
  act(ref: string, action: BankAction): Promise<BankPayment | undefined>;
  /** What the bank would send about the payment's latest change. */
  webhookOf(ref: string): Promise<WebhookRequest>;
};
