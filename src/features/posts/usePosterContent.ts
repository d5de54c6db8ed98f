import { useMemo } from 'react';
import { greetingIn, type Greetings } from '../../domain/posts/greetings';
import { POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { selectPostDetails } from '../../store/postDetailsSlice';
import { useToolsSelector } from '../../store/hooks';
import { selectGreetingLanguage } from '../../store/postOptionsSlice';
import { logoPlate } from './lazyParts';
import { businessContent, socialContent } from './templates/content';
import { greetingFace } from './templates/greetingFaces';
import type { PosterContent } from './templates/template';
import { useLazyPart } from './useLazyPart';
import { useQrPicture } from './useQrPicture';

/**
 * The poster content of a flow, derived from the typed details.
 * @param greetings of its posters, if they have any
 * @param isLogoOpening whether another logo is about to take the place of the present one
 */
export function usePosterContent(
  flow: PostFlowName,
  greetings: Greetings | undefined,
  isLogoOpening: boolean,
): PosterContent {
  const details = useToolsSelector(selectPostDetails);
  const language = useToolsSelector((state) => selectGreetingLanguage(state, flow));
  const kind = POST_FLOWS[flow].details;
  const greeting = useMemo(() => greetingIn(greetings, language), [greetings, language]);
  const content = useMemo(
    () => (kind === 'social' ? socialContent(details) : businessContent(details)),
    [kind, details],
  );
  const qr = useQrPicture(kind === 'business' ? details.siteLink : '');
  const plate = useLazyPart(content.logo === '' ? undefined : logoPlate);
  const face = useLazyPart(greetingFace(greeting?.language));
  const isLoading = isLogoOpening || qr.isLoading || plate.isLoading || face.isLoading;
  return useMemo(
    () => ({
      ...content,
      ...(greeting && { greeting }),
      ...(qr.picture !== undefined && { qr: qr.picture }),
      ...(isLoading && { isLoading }),
    }),
    [content, greeting, qr.picture, isLoading],
  );
}
