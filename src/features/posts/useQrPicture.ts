import { useMemo } from 'react';
import { qrLink } from '../../domain/posts/qrLink';
import { qrCode } from './lazyParts';
import { useLazyPart } from './useLazyPart';

/**
 * The QR code of a typed website link as a data URL; undefined without a usable link.
 * @param typed empty if the posters have no slot for a code
 */
export function useQrPicture(typed: string) {
  const link = qrLink(typed);
  const text = link.kind === 'link' ? link.text : undefined;
  const { code: draw, error, isLoading } = useLazyPart(text === undefined ? undefined : qrCode);
  const picture = useMemo(() => (text === undefined ? undefined : draw?.(text)), [draw, text]);
  return { picture, isLoading, hasFailed: error !== undefined };
}
