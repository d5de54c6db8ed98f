import styles from './Poster.module.css';
import type { QrSlot } from './template';

interface QrCodeProps {
  readonly slot: QrSlot;
  /** Address of the picture, which has the plate in it. */
  readonly src: string;
}

/** The code of the website link. An `<img>`, because html2canvas draws nothing else to the pixel. */
export function QrCode({ slot: { x, y, side }, src }: QrCodeProps) {
  return (
    <img
      data-part="qr"
      className={styles.art}
      src={src}
      width={side}
      height={side}
      style={{ left: x, top: y }}
      alt=""
    />
  );
}
