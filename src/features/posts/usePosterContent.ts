import { useMemo } from 'react';
import { greetingIn, type Greetings } from '../../domain/posts/greetings';
import { POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { selectBusinessDetails, selectSocialDetails } from '../../store/postDetails';
import { useToolsSelector } from '../../store/hooks';
import { selectGreetingLanguage } from '../../store/postOptionsSlice';
import { businessContent, socialContent } from './templates/content';
import type { PosterContent } from './templates/template';
import { useQrPicture } from './useQrPicture';

/** The poster content of a flow, derived from the typed details. @param greetings of its posters, if they have any */
export function usePosterContent(flow: PostFlowName, greetings?: Greetings): PosterContent {
  const social = useToolsSelector(selectSocialDetails);
  const business = useToolsSelector(selectBusinessDetails);
  const language = useToolsSelector((state) => selectGreetingLanguage(state, flow));
  const kind = POST_FLOWS[flow].details;
  const { picture: qr } = useQrPicture(kind === 'business' ? business.siteLink : '');
  return useMemo(() => {
    const content = kind === 'social' ? socialContent(social) : businessContent(business);
    const greeting = greetingIn(greetings, language);
    return { ...content, ...(greeting && { greeting }), ...(qr !== undefined && { qr }) };
  }, [greetings, kind, social, business, language, qr]);
}
