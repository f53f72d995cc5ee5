import type { PixKeyKind } from '@cafune/contract/affiliates/earnings';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from '../referrals/own.ts';
import { hidePixKey, toPixKey } from './pix-key.ts';

describe('a Pix key as it is written', () => {
  it.each<[PixKeyKind, string, string]>([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', '11998439542', '11998439542'],
    ['phone', '(11) 99843-9542', '+5511998439542'],
    ['phone', '+55 11 98765-4321', '+5511987654321'],
    ['phone', '5511987654321', '+5511987654321'],
    ['phone', '1133334444', '+551133334444'],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['email', ' Bia@Banco.com ', 'bia@banco.com'],
    ['random', '123E4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ])('as %s, %s is %s', (kind, written, key) => {
    expect(toPixKey(kind, written)).toBe(key);
  });

  it.each<[PixKeyKind, string]>([
    ['cpf', ''],
    ['cpf', '111.111.111-11'],
    ['cpf', '529.982.247-26'],
    ['cpf', '(11) 98765-4321'],
    ['phone', '529.982.247-2'],
    ['phone', '00 1234'],
    ['phone', '(11) 18765-4321'],
    ['cnpj', '11.222.333/0001-82'],
    ['cnpj', '12.ABC.345/01DE-36'],
    ['email', 'bia@'],
    ['random', 'chave'],
  ])('as %s, %s is none', (kind, written) => {
    expect(toPixKey(kind, written)).toBeUndefined();
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
