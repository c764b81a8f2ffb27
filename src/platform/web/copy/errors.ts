/** The error texts of the specification (section 8). */
export const errors = {
  top: {
    title: 'Something went wrong',
    body: 'We hit an unexpected error while loading the app.',
    home: 'Go to the start page',
  },
  card: {
    title: 'Something went wrong',
    body: "This component encountered an error and couldn't be displayed.",
    again: 'Try again',
  },
  network: 'No connection. Nothing you typed is lost. Please check your network and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  notFound: {
    title: 'Oops! Page not found',
    home: 'Return to Home',
    body: 'The address may be mistyped, or the page has moved.',
  },
} as const;
