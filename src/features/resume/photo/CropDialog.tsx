import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { Range } from '../../../ui/Range';
import styles from './CropDialog.module.css';
import { CropStage } from './CropStage';
import { isSoft, partOf, type CropArea } from './cropArea';
import { cropPicture } from './cropPicture';
import type { PhotoFrame } from './photoFrames';
import type { PortraitSource } from './photoMemory';
import { useCrop, ZOOM } from './useCrop';

interface CropDialogProps {
  /** Includes the area that is initially in the frame. */
  readonly picture: PortraitSource;
  readonly frame: PhotoFrame;
  /** @param address `data:` URL of the cropped picture */
  readonly onUse: (address: string, area: CropArea) => void;
  readonly onCancel: () => void;
}

/** Lets the visitor move and zoom a photo behind a frame shaped like the one on the sheet. */
export function CropDialog({ picture, frame, onUse, onCancel }: CropDialogProps) {
  const crop = useCrop(picture);
  const [hasFailed, setHasFailed] = useState(false);
  const use = () => {
    try {
      if (crop.image) onUse(cropPicture(crop.image, crop.area, frame), crop.area);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Dialog title="Crop your photo" onClose={onCancel}>
      <CropStage picture={picture} crop={crop} />
      <p className={classNames('hint', styles.help)} id={crop.helpId}>
        Drag the picture behind the frame, or move it with the arrow keys; plus and minus zoom.
      </p>
      <Range
        label="Zoom"
        {...ZOOM}
        className={styles.zoom}
        value={Math.round(crop.zoom * 100)}
        onChange={(percent) => crop.setZoom(percent / 100)}
        formatValue={(percent) => `${percent} percent`}
      />
      {isSoft(partOf(picture, crop.area), frame) && (
        <Notice>An area this small may look blurred in print. Zoom out, or choose a larger picture.</Notice>
      )}
      {hasFailed && (
        <Notice tone="error" isLive>
          The picture could not be cropped. Close some other tabs and try again.
        </Notice>
      )}
      <div className={classNames('buttons', styles.actions)}>
        <Button variant="quiet" icon="undo" className={styles.reset} onClick={crop.reset}>
          Reset
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button isBusy={!crop.image} onClick={use}>
          Use this photo
        </Button>
      </div>
    </Dialog>
  );
}
