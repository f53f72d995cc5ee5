import '../../testing/console-guard.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VISITOR } from '../../testing/page.tsx';
import { drawVip, NOBODY, RENEWING } from '../../testing/vip.tsx';
import { useVip } from './api.ts';
import { StoreOffer } from './store-offer.tsx';

const link = () => screen.queryByRole('link')?.getAttribute('href');
const HAS_TRIED = { ...NOBODY, trial: { ...NOBODY.trial, isOpen: false } };

it('offers visitors the seven days', async () => {
  await drawVip(<StoreOffer />, { status: VISITOR });
  expect(await screen.findByText(/Respostas sem moedas, 60 áudios por dia .*\. 7 dias grátis\.$/u)).toBeDefined();
  expect(link()).toBe('/vip-trial');
});

it('offers them to whoever has an account and may still try', async () => {
  await drawVip(<StoreOffer />);
  expect((await screen.findByRole('link', { name: 'Começar Trial' })).getAttribute('href')).toBe('/vip-trial');
});

it('names the plans to whoever has tried', async () => {
  await drawVip(<StoreOffer />, { vip: HAS_TRIED });
  expect(await screen.findByRole('link', { name: 'Ver os planos' })).toBeDefined();
  expect([link(), screen.queryByText(/7 dias grátis/u)]).toEqual(['/vip-plans', null]);
});

function State() {
  const { data: vip } = useVip();
  return <p>{vip === undefined ? 'ainda não' : vip.state}</p>;
}

it('is nothing to members', async () => {
  await drawVip(
    <>
      <StoreOffer />
      <State />
    </>,
    { vip: RENEWING },
  );
  expect(await screen.findByText(RENEWING.state)).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});
