import { useMemo } from 'react';
import { greetingIn, type Greetings } from '../../domain/posts/greetings';
import { POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { selectPostDetails } from '../../store/postDetails';
import { useToolsSelector } from '../../store/hooks';
import { selectGreetingLanguage } from '../../store/postOptionsSlice';
import { businessContent, socialContent } from './templates/content';
import type { PosterContent } from './templates/template';
import { useQrPicture } from './useQrPicture';

/** The poster content of a flow, derived from the typed details. @param greetings of its posters, if they have any */
export function usePosterContent(flow: PostFlowName, greetings?: Greetings): PosterContent {
  const details = useToolsSelector(selectPostDetails);
  const language = useToolsSelector((state) => selectGreetingLanguage(state, flow));
  const kind = POST_FLOWS[flow].details;
  const { picture: qr } = useQrPicture(kind === 'business' ? details.siteLink : '');
  return useMemo(() => {
    const content = kind === 'social' ? socialContent(details) : businessContent(details);
    const greeting = greetingIn(greetings, language);
    return { ...content, ...(greeting && { greeting }), ...(qr !== undefined && { qr }) };
  }, [greetings, kind, details, language, qr]);
}
