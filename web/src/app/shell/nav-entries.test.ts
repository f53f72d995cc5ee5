import '../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { BAR_ENTRIES, entriesFor, isActive, NAV_ENTRIES } from './nav-entries.ts';

const said = (entries: typeof NAV_ENTRIES) => entries.map(({ label, to }) => `${label} ${to ?? '→ feedback'}`);

describe('the entries of the navigation', () => {
  it('spec §2: "Navigation entries (label, route)", in order, with tags and highlights', () => {
    expect(said(NAV_ENTRIES)).toEqual([
      'Início /',
      'Criar Namorada IA /criar-namorada-ia',
      'Minhas Namoradas /my-avatars',
      'Explorar /explorar',
      'Feed /feed',
      'Chats /chats',
      'Roleplay /roleplay',
      'Comando Secreto /comando-secreto',
      'Fantasia por Voz /fantasia-por-voz',
      'Trial VIP Grátis /vip-trial',
      'Comprar Moedas /coins',
      'Ajuda & Feedback → feedback',
    ]);
    expect(NAV_ENTRIES.filter((entry) => entry.tag === 'Novo').map((entry) => entry.label)).toEqual([
      'Comando Secreto',
      'Fantasia por Voz',
    ]);
    expect(NAV_ENTRIES.filter((entry) => entry.look !== undefined).map((entry) => entry.label)).toEqual([
      'Criar Namorada IA',
      'Feed',
      'Trial VIP Grátis',
    ]);
  });

  it('spec §2: "Minhas Namoradas /my-avatars (only when authenticated)"', () => {
    expect(said(entriesFor(false))).not.toContain('Minhas Namoradas /my-avatars');
    expect(entriesFor(false)).toHaveLength(11);
    expect(entriesFor(true)).toHaveLength(12);
  });

  it('spec §2: "Mobile bottom bar, 5 slots: Início, Explorar, Criar IA (centre), Chats, VIP"', () => {
    expect(said(BAR_ENTRIES)).toEqual([
      'Início /',
      'Explorar /explorar',
      'Criar IA /criar-namorada-ia',
      'Chats /chats',
      'VIP /vip-trial',
    ]);
  });

  it('an address belongs to one entry at most', () => {
    const owners = (path: string) => NAV_ENTRIES.filter((entry) => isActive(entry, path)).map((entry) => entry.label);
    expect(owners('/')).toEqual(['Início']);
    expect(owners('/avatar/livia')).toEqual(['Início']);
    expect(owners('/avatar/explore')).toEqual(['Explorar']);
    expect(owners('/vip-plans')).toEqual(['Trial VIP Grátis']);
    expect(owners('/chat/1')).toEqual(['Chats']);
    expect(owners('/chats')).toEqual(['Chats']);
    expect(owners('/fantasia-por-voz/session/1')).toEqual(['Fantasia por Voz']);
    expect(owners('/coin-store')).toEqual(['Comprar Moedas']);
    expect(owners('/feedback')).toEqual([]);
  });
});
