import { createFileRoute } from '@tanstack/react-router';
import { TakedownScreen } from '../../../features/safety/index.ts';

type TakedownSearch = { personagem?: string };

/** `personagem`: the path of the character one came from. */
export const Route = createFileRoute('/_shell/pedido-de-retirada')({
  staticData: { title: 'Pedido de retirada' },
  validateSearch: ({ personagem }: Record<string, unknown>): TakedownSearch =>
    typeof personagem === 'string' && /^\/(?:avatar|profile)\/[\w-]+$/u.test(personagem) ? { personagem } : {},
  component: TakedownRoute,
});

function TakedownRoute() {
  const { personagem } = Route.useSearch();
  return <TakedownScreen address={personagem === undefined ? undefined : new URL(personagem, location.origin).href} />;
}
