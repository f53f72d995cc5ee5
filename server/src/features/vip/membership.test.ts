import { describe, expect, it } from 'vitest';
import { agendaOf } from './agenda.ts';
import { type Facts, layOut, membershipAt, type Purchase } from './membership.ts';

const at = (text: string) => new Date(`${text}-03:00`);
const trial = (start: string, changes: Partial<Purchase> = {}): Purchase => ({
  id: 'trial',
  kind: 'trial',
  months: 0,
  at: at(start),
  isRenewal: false,
  takenBackAt: null,
  ...changes,
});
const paid = (start: string, changes: Partial<Purchase> = {}): Purchase => ({
  ...trial(start),
  id: start,
  kind: 'paid',
  months: 1,
  ...changes,
});
const facts = (purchases: Purchase[], renews = false): Facts => ({ purchases, renews });
const stateAt = (known: Facts, moment: string) => membershipAt(known, at(moment)).state;

describe('whether somebody is VIP (money.md "VIP")', () => {
  it('is nobody’s without facts', () => {
    expect(membershipAt(facts([]), at('2026-03-01T12:00:00'))).toEqual({
      state: 'none',
      endsAt: null,
      accessUntil: null,
    });
  });

  it('lasts seven days for a trial, to the millisecond', () => {
    const known = facts([trial('2026-03-01T12:00:00')]);
    expect(stateAt(known, '2026-03-01T12:00:00')).toBe('trialing');
    expect(stateAt(known, '2026-03-08T11:59:59.999')).toBe('trialing');
    expect(stateAt(known, '2026-03-08T12:00:00')).toBe('ended');
  });

  it('goes on for three days while a card is being charged, and not where nothing renews', () => {
    const purchases = [paid('2026-03-01T12:00:00')];
    expect(stateAt(facts(purchases, true), '2026-04-01T11:59:59.999')).toBe('active');
    expect(stateAt(facts(purchases, true), '2026-04-01T12:00:00')).toBe('past_due');
    expect(stateAt(facts(purchases, true), '2026-04-04T11:59:59.999')).toBe('past_due');
    expect(stateAt(facts(purchases, true), '2026-04-04T12:00:00')).toBe('ended');
    expect(stateAt(facts(purchases), '2026-04-01T12:00:00')).toBe('ended');
  });

  it('loses no time where somebody buys before the end, and none is added where a renewal comes hours late', () => {
    const periods = layOut([
      trial('2026-03-01T12:00:00'),
      paid('2026-03-03T08:00:00'),
      paid('2026-04-08T18:00:00', { isRenewal: true }),
      paid('2026-07-01T09:00:00'),
    ]);
    expect(periods.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [at('2026-03-01T12:00:00'), at('2026-03-08T12:00:00')],
      [at('2026-03-08T12:00:00'), at('2026-04-08T12:00:00')],
      [at('2026-04-08T12:00:00'), at('2026-05-08T12:00:00')],
      [at('2026-07-01T09:00:00'), at('2026-08-01T09:00:00')],
    ]);
  });

  it('ends at once what is given back, and what was bought after it begins then', () => {
    const given = paid('2026-03-01T12:00:00', { takenBackAt: at('2026-03-04T12:00:00') });
    expect(stateAt(facts([given]), '2026-03-04T12:00:00')).toBe('ended');
    const known = facts([given, paid('2026-03-02T12:00:00')]);
    expect(membershipAt(known, at('2026-03-05T00:00:00'))).toMatchObject({
      state: 'active',
      endsAt: at('2026-04-04T12:00:00'),
    });
  });

  it('counts months by the calendar: the thirty-first ends on the last day of a shorter month', () => {
    expect(layOut([paid('2026-01-31T22:30:00')])[0]?.endsAt).toEqual(at('2026-02-28T22:30:00'));
    expect(layOut([paid('2026-11-30T22:30:00', { months: 3 })])[0]?.endsAt).toEqual(at('2027-02-28T22:30:00'));
  });
});

describe('what there is to do, at ten in the morning in São Paulo', () => {
  const agenda = (known: Facts, isCanceled = false) =>
    agendaOf({ ...known, isCanceled }).map(({ kind, at: when }) => [kind, when]);

  it('reminds 48 h and 24 h before a trial ends (product.md), each at the last ten o’clock before', () => {
    expect(agenda(facts([trial('2026-03-01T12:00:00')]))).toEqual([
      ['reminder', at('2026-03-06T10:00:00')],
      ['reminder', at('2026-03-07T10:00:00')],
      ['expiry', at('2026-03-09T10:00:00')],
    ]);
    expect(agenda(facts([trial('2026-03-01T08:00:00')])).slice(0, 2)).toEqual([
      ['reminder', at('2026-03-05T10:00:00')],
      ['reminder', at('2026-03-06T10:00:00')],
    ]);
  });

  it('reminds at D-3 and D-1 before a charge (money.md), charges on three mornings, and gives each month its coins', () => {
    expect(agenda(facts([paid('2026-03-01T12:00:00')], true))).toEqual([
      ['coins', at('2026-03-01T12:00:00')],
      ['reminder', at('2026-03-29T10:00:00')],
      ['reminder', at('2026-03-31T10:00:00')],
      ['charge', at('2026-04-02T10:00:00')],
      ['charge', at('2026-04-03T10:00:00')],
      ['charge', at('2026-04-04T10:00:00')],
      ['expiry', at('2026-04-05T10:00:00')],
    ]);
    const year = agendaOf({ ...facts([paid('2026-01-31T12:00:00', { months: 12 })]), isCanceled: false });
    expect(year.filter(({ kind }) => kind === 'coins').map(({ at: when }) => when)).toHaveLength(12);
  });

  it('says nothing more to whoever canceled but that it ended', () => {
    expect(agenda(facts([trial('2026-03-01T12:00:00')]), true).map(([kind]) => kind)).toEqual(['expiry']);
    expect(agenda(facts([paid('2026-03-01T12:00:00')]), true).map(([kind]) => kind)).toEqual(['coins', 'expiry']);
  });
});
