/** Ten digits, first 1 or 2, with a Luhn check digit over `80840` and the number (CMS). Many nurses have none. */
export function isNpi(value: string): boolean {
  if (!/^[12]\d{9}$/.test(value)) return false;
  const digits = Array.from(`80840${value}`, Number).reverse();
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
