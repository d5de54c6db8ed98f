/** What webpack makes of files that aren't code (webpack.config.ts, `module.rules`). */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';

/** The address of a hashed file. */
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.worker.min.mjs' {
  const url: string;
  export default url;
}

/** The text of the file itself. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The file as a `data:` address. */
declare module '*?inline' {
  const dataUrl: string;
  export default dataUrl;
}

/** True in development builds only; production bundles omit the code that it guards. */
declare const __DEV__: boolean;
