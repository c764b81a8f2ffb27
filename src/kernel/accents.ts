/** Latin letters that Unicode does not decompose into a letter and its accent, as passports write them. */
const STAND_INS: Readonly<Record<string, string>> = {
  Æ: 'AE', Ð: 'D', Ø: 'O', Þ: 'TH', ẞ: 'SS', Đ: 'D', Ħ: 'H', Ł: 'L', Ŋ: 'N', Œ: 'OE', Ŧ: 'T', Ə: 'E',
  æ: 'ae', ð: 'd', ø: 'o', þ: 'th', ß: 'ss', đ: 'd', ħ: 'h', ł: 'l', ŋ: 'n', œ: 'oe', ŧ: 't', ə: 'e', ı: 'i',
}; // prettier-ignore
const ALONE = new RegExp(`[${Object.keys(STAND_INS).join('')}]`, 'g');

/** `Lukasz Nguyen` for `Łukasz Nguyễn`. Letters of other scripts stay as they are, apart from accents. */
export const withoutAccents = (text: string): string =>
  text
    .replaceAll(ALONE, (letter) => STAND_INS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
