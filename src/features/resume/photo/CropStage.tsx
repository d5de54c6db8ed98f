import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import Cropper from 'react-easy-crop';
import styles from './CropDialog.module.css';
import type { PortraitSource } from './photoMemory';
import { ZOOM, type Crop } from './useCrop';

/** px per press of an arrow key. */
const ARROW_STEP = 8;
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/**
 * Delays the cropper by a frame: it measures itself on mount, when the dialog is not open yet. A low window then scrolls back to
 * the picture, because the dialog opens at the slider, its first control before there is a frame.
 */
function useIsOpen(stage: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setIsOpen(true);
      stage.current?.closest('dialog')?.scrollTo(0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage]);
  return isOpen;
}

/** Ends a drag for which the cropper would wait for a release that doesn't come; until then, it follows any move. */
const release = (type: 'mouseup' | 'touchend') => document.dispatchEvent(new Event(type));

interface CropStageProps {
  readonly picture: PortraitSource;
  readonly crop: Crop;
}

/** The picture behind its frame. Styled here, because the cropper would inject its own styles into the page. */
export function CropStage({ picture, crop }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const isOpen = useIsOpen(stage);
  const [isFramed, setFramed] = useState(false);
  useEffect(() => {
    // Only once, although Reset mounts another frame.
    if (isFramed) stage.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
  }, [isFramed]);
  // The cropper handles the arrow keys itself.
  const zoom = (event: KeyboardEvent) => {
    const steps = ZOOM_KEYS[event.key];
    // With Ctrl or Command they zoom the browser.
    if (steps !== undefined && !event.ctrlKey && !event.metaKey) crop.zoomBy(steps);
  };
  return (
    <div
      ref={stage}
      className={styles.stage}
      role="presentation"
      onKeyDown={zoom}
      onContextMenu={() => release('mouseup')}
      onTouchCancel={() => release('touchend')}
    >
      {isOpen && (
        <Cropper
          key={crop.start.round}
          image={picture.address}
          aspect={picture.aspect}
          initialCroppedAreaPercentages={crop.start.area}
          crop={crop.crop}
          onCropChange={crop.setCrop}
          zoom={crop.zoom}
          minZoom={ZOOM.min / 100}
          maxZoom={ZOOM.max / 100}
          onZoomChange={crop.setZoom}
          onCropAreaChange={crop.setArea}
          setImageRef={crop.holdImage}
          onMediaLoaded={() => setFramed(true)}
          keyboardStep={ARROW_STEP}
          showGrid={false}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container ?? '',
            mediaClassName: styles.picture ?? '',
            cropAreaClassName: styles.frame ?? '',
          }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Frame of your photo',
            'aria-describedby': crop.helpId,
          }}
        />
      )}
    </div>
  );
}
