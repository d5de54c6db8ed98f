import 'react';

type CustomProperties = Readonly<Record<`--${string}`, string | number | undefined>>;

declare module 'react' {
  /** In `style`, custom properties pass what an element's style sheet needs to know. */
  interface CSSProperties extends CustomProperties {}
}
