import { describe, expect, it } from 'vitest';
import { type KindData, type KindName, NOTIFICATION_KINDS } from './notification-kinds.ts';
import { isQuiet } from './policy.ts';

/** An instant at which clocks in São Paulo (UTC−3 all year) show this time. */
const at = (time: string) => new Date(`2026-11-21T${time}:00-03:00`);

describe('quiet hours', () => {
  it('span midnight when they begin later than they end', () => {
    const night = { from: '22:00', to: '08:00' };
    const times = ['21:59', '22:00', '23:59', '00:00', '07:59', '08:00', '12:00'];
    expect(times.map((time) => isQuiet(night, at(time)))).toEqual([false, true, true, true, true, false, false]);
  });

  it('may lie within a day, be nothing, or be turned off', () => {
    const lunch = { from: '12:00', to: '13:30' };
    const times = ['11:59', '12:00', '13:29', '13:30', '00:00'];
    expect(times.map((time) => isQuiet(lunch, at(time)))).toEqual([false, true, true, false, false]);
    expect(isQuiet({ from: '10:00', to: '10:00' }, at('10:00'))).toBe(false);
    expect(isQuiet(null, at('03:00'))).toBe(false);
  });
});

describe('every kind of notice', () => {
  const compose = <Name extends KindName>(name: Name, data: KindData[Name]) => {
    const { compose: write, ...kind } = NOTIFICATION_KINDS[name];
    return { ...kind, ...write(data) };
  };

  it('welcomes', () => {
    expect(compose('welcome', { coins: 500 })).toMatchObject({
      type: 'info',
      systemType: null,
      setting: null,
      push: null,
      title: 'Que bom te ver por aqui',
      message: 'Suas 500 moedas já estão na conta.',
      actionUrl: '/',
    });
  });

  it('says how low the balance is', () => {
    expect(compose('low-balance', { balanceCoins: 38 })).toMatchObject({
      type: 'alert',
      systemType: 'low_balance',
      setting: null,
      title: 'Saldo baixo',
      message: 'Você tem 38 moedas',
      actionUrl: '/coins',
    });
    expect(compose('low-balance', { balanceCoins: 1 }).message).toBe('Você tem 1 moeda');
    expect(compose('low-balance', { balanceCoins: 0 }).message).toBe('Suas moedas acabaram');
  });

  it('says that a reward waits', () => {
    expect(compose('reward-available', { coins: 30 })).toMatchObject({
      type: 'reward',
      setting: 'rewards',
      push: { line: 'message' },
      title: 'Recompensa de hoje',
      message: '30 moedas esperando',
      actionUrl: '/rewards',
    });
  });

  it('quotes the beginning of a reply, and pushes none of it', () => {
    const long = `*sorri* A moqueca\n\n ficou no **ponto**, viu? ${'Vem provar. '.repeat(20)}`;
    const words = compose('reply-ready', { conversationId: 'c1', name: 'Luena', text: long });
    expect(words).toMatchObject({
      type: 'message',
      setting: 'messages',
      push: { line: 'Tem mensagem nova na conversa.' },
      title: 'Luena respondeu',
      actionUrl: '/chat/c1',
      subject: 'reply:c1',
    });
    expect(words.message).toMatch(/^sorri A moqueca ficou no ponto, viu\? Vem provar\..*…$/u);
    expect(words.message.length).toBeLessThanOrEqual(121);
    expect(compose('reply-ready', { conversationId: 'c1', name: 'Luena', text: 'Oi' }).message).toBe('Oi');
    const unbroken = compose('reply-ready', { conversationId: 'c1', name: 'Luena', text: `a${'😀'.repeat(200)}` });
    expect(unbroken.message.isWellFormed()).toBe(true);
  });

  it('reminds of what the trial will cost, and says when VIP ended', () => {
    expect(
      compose('vip-reminder', {
        reason: 'trial-ends',
        key: 'reminder:48h',
        endsAt: '2026-03-10T18:04:00.000Z',
        chargeAt: '2026-03-11T13:00:00.000Z',
        price: 'R$ 29,90 por mês',
      }),
    ).toMatchObject({
      systemType: 'vip_reminder',
      setting: null,
      title: 'Seu teste termina terça-feira, 10 de março às 15:04',
      message: 'Depois, R$ 29,90 por mês. Dá pra cancelar agora.',
      actionUrl: '/vip-plans',
    });
    expect(compose('vip-expiry', { key: 'expiry:1', isTrialHad: false })).toMatchObject({
      systemType: 'vip_expiry',
      setting: null,
      title: 'Seu VIP terminou',
      message: 'Suas conversas e lembranças continuam aqui.',
      actionUrl: '/vip-plans',
    });
  });
});
