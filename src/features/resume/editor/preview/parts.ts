import { Download } from './Download';
import { NumberedPages } from './NumberedPages';
import { PreviewLayout } from './PreviewLayout';
import { PreviewScreen } from './PreviewScreen';
import styles from './PreviewScreen.module.css';
import { PrintOptions } from './PrintOptions';
import { ThinNotice } from './ThinNotice';

/** The preview of a resume, and the parts of it that the letter's shares. */
export const previewParts = {
  PreviewScreen,
  PreviewLayout,
  NumberedPages,
  Download,
  PrintOptions,
  ThinNotice,
  styles,
} as const;
