/** The little formatting that a posting's Markdown may use, as elements; raw HTML, links and pictures are left out. */
export const RICH_TEXT_ELEMENTS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'h3', 'h4'];
