export const signatureCopy = {
  legend: 'Your signature',
  name: 'Type your full name',
  nameHint: 'As it should appear on the letter.',
  draw: 'Draw it instead',
  drawHint: 'Use a finger, a pen or the mouse. Your typed name is printed below it.',
  pad: 'Drawing area for your signature',
  clear: 'Clear the drawing',
  type: 'Use my typed name',
  empty: 'Draw here',
  preview: 'How it will look',
} as const;
