import { z } from 'zod';

/** How one error code answers: HTTP status and the sentence the person reads (Brazilian Portuguese, visual.md §11). */
export type ErrorDefinition = { status: number; message: string };

/** Codes of the transport itself; every route may answer them. Sentences quoted from the abuse suite where it gives one. */
export const requestErrors = {
  'request.malformed': { status: 400, message: 'Não entendemos o pedido.' },
  'request.invalid': { status: 422, message: 'Confira os campos e tente de novo.' },
  'request.unknown-field': { status: 422, message: 'O pedido tem um campo que não conhecemos.' },
  'request.not-found': { status: 404, message: 'Não encontramos esse item.' },
  'request.method-not-allowed': { status: 405, message: 'Este endereço não aceita esse tipo de pedido.' },
  'request.too-large': { status: 413, message: 'O envio é grande demais.' },
  'request.unsupported-type': { status: 415, message: 'Envie os dados em JSON.' },
  'request.invalid-origin': { status: 403, message: 'Pedido recusado por segurança.' },
  'request.rate-limited': { status: 429, message: 'Muitas tentativas. Aguarde {seconds} segundos.' },
  'request.unavailable': { status: 503, message: 'Tivemos um problema. Tente de novo em instantes.' },
  internal: { status: 500, message: 'Algo deu errado do nosso lado. Tente de novo em instantes.' },
} as const satisfies Record<string, ErrorDefinition>;

/** Every non-2xx JSON answer has exactly this shape (spec §8: the client reads `message` first, then `error`). */
export const ErrorBody = z.strictObject({ error: z.string(), message: z.string(), requestId: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;
