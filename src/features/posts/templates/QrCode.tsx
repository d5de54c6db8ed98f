import styles from './Poster.module.css';
import type { QrSlot } from './template';

interface QrCodeProps {
  readonly slot: QrSlot;
  /** URL of the picture, which includes the plate. */
  readonly src: string;
}

/** The QR code of the website link. An `<img>`, because html2canvas draws nothing else pixel-exactly. */
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
