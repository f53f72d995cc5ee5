import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('a line ends as RFC 4180 says, with nothing for what is not there', () => {
  expect(csvLine(['a', 1, true, null, ''])).toBe('a,1,true,,\r\n');
});

it('commas, quotes and breaks are quoted', () => {
  expect(csvLine(['a,b', 'a"b', 'a\nb', 'a;b'])).toBe('"a,b","a""b","a\nb",a;b\r\n');
});

it('what a spreadsheet would take for a formula is text; numbers are numbers', () => {
  expect(csvLine(['=1', '+1', '-1', '@a', '\tb', '\rc', -5, 'a=1'])).toBe(`'=1,'+1,'-1,'@a,'\tb,"'\rc",-5,a=1\r\n`);
});
