import { describe, expect, it } from 'vitest';
import { mailboxOf } from '../referrals/own.ts';
import { hidePixKey, toPixKey } from './pix-key.ts';

describe('a Pix key as it is written', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    [' Bia@Banco.com ', 'bia@banco.com'],
    ['(11) 98765-4321', '+5511987654321'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['1133334444', '+551133334444'],
    ['123E4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ])('%s is %s', (written, key) => {
    expect(toPixKey(written)).toBe(key);
  });

  it.each([
    '',
    '111.111.111-11',
    '529.982.247-26',
    '11.222.333/0001-82',
    '12.ABC.345/01DE-36',
    'bia@',
    'chave',
    '00 1234',
  ])('%s is none', (written) => {
    expect(toPixKey(written)).toBeUndefined();
  });

  it('is shown only at its ends', () => {
    expect(['bianca@banco.com', '52998224725', '+5511987654321'].map(hidePixKey)).toEqual([
      'bi•••@banco.com',
      '529•••25',
      '+55•••21',
    ]);
  });
});

it('a mailbox is the same in other spellings', () => {
  expect(['Bia.Reis+x@gmail.com', 'biareis@googlemail.com'].map(mailboxOf)).toEqual([
    'biareis@gmail.com',
    'biareis@gmail.com',
  ]);
  expect(mailboxOf('bia.reis+x@correio.com')).toBe('bia.reis@correio.com');
});
