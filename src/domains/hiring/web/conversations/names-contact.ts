const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
const PHONE = /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;

/** Whether a text seems to contain an email address or a U.S. phone number. */
export const namesContact = (text: string): boolean => EMAIL.test(text) || PHONE.test(text);
