import type { Greetings } from '../../../src/domain/posts/greetings';
import type { PostFlowName } from '../../../src/domain/posts/occasions';
import { greetings as diwali } from '../../../src/features/posts/occasions/diwali/greetings';
import { greetings as ganeshChaturthi } from '../../../src/features/posts/occasions/ganeshChaturthi/greetings';
import { greetings as rakshaBandhan } from '../../../src/features/posts/occasions/rakshaBandhan/greetings';

/** All greetings, without the posters, which only a browser can load. */
export const GREETINGS = { diwali, rakshaBandhan, ganeshChaturthi } as const satisfies Partial<
  Record<PostFlowName, Greetings>
>;
