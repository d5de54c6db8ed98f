import { withinLimit } from '../waiting';
import { accountError, NO_ANSWER } from './errors';

/** Longest wait for an answer, in ms. The SDK waits 30 s for a sign-in and for ever for a document. */
const ANSWER_LIMIT = 9000;

/**
 * Resolves like `request`, which goes on if it takes too long.
 * @throws AccountError if there is no answer in time; otherwise what `request` throws
 */
export async function answered<T>(request: Promise<T>): Promise<T> {
  const answer = await withinLimit(
    request.then((value) => ({ value })),
    ANSWER_LIMIT,
  );
  if (!answer) throw accountError(NO_ANSWER, `No answer within ${ANSWER_LIMIT} ms.`);
  return answer.value;
}
