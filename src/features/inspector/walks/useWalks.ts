import { useEffect, useEffectEvent, useState } from 'react';
import { counted } from '../../../domain/counting';
import type { FlowId } from '../../../../machines';
import type { FlowRecord } from '../../../store/flowRecords';
import { initialFlows } from '../../../store/flows';
import { JUMP } from '../transitionLog';
import { readBytes, saveText } from '../../../services/files';
import type { Inspected } from '../useInspected';
import { recorded, startRecording, walkOf, whyStopped, type Recording } from './recorder';
import { parseWalk, playStep, replayWalk, walkFileName, walkText, type Walk } from './walk';

/** Pause between the steps of a replay in ms, slow enough to follow. */
const PACE_MS = 300;

/** Result of a replay. */
interface Played {
  readonly isOk: boolean;
  readonly message: string;
}

interface Playing {
  readonly walk: Walk;
  /** Steps played. */
  readonly done: number;
  readonly records: Readonly<Partial<Record<FlowId, FlowRecord>>>;
  /** Page load of the tab in which it began. */
  readonly instance: string;
}

const download = (walk: Walk) => saveText(walkText(walk), walkFileName(walk.name), 'application/json');

const resultOf = (walk: Walk): Played => {
  const replay = replayWalk(walk);
  if (!replay.isOk) return replay;
  const what =
    walk.steps.length === 0 ? 'The state is set' : `${counted(walk.steps.length, 'step')} as recorded`;
  return { isOk: true, message: `${walk.name}: ${what}.` };
};

/** Replays a walk step by step in the inspected tab, without effects, up to the first step that differs. */
function usePlayer({ jump, instance, tab }: Inspected, onEnd: (played: Played) => void) {
  const [playing, setPlaying] = useState<Playing>();
  const end = (played: Played) => {
    setPlaying(undefined);
    onEnd(played);
  };
  const stop = ({ walk, done }: Playing, why = '') =>
    end({ isOk: why === '', message: `${walk.name}: stopped after ${counted(done, 'step')}${why}.` });
  const step = useEffectEvent((current: Playing) => {
    const { walk, done, records } = current;
    if (current.instance !== instance || tab?.isGone) {
      stop(current, ', because its tab was closed or reloaded, or another tab is shown');
      return;
    }
    const next = walk.steps[done];
    const before = next && { ...initialFlows, ...records }[next.flow];
    const played = next && before && playStep(before, next);
    if (!next || !played || played.differences.length > 0) {
      end(resultOf(walk));
      return;
    }
    const { event, flow, effects } = next;
    jump({ flow, record: played.record, ...(event.type !== JUMP && { event, effects }) });
    setPlaying({ ...current, done: done + 1, records: { ...records, [flow]: played.record } });
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => step(playing), PACE_MS);
    return () => clearTimeout(timer);
  }, [playing]);
  const play = (walk: Walk) => {
    for (const [flow, record] of Object.entries(walk.start)) jump({ flow: flow as FlowId, record });
    setPlaying({ walk, done: 0, records: walk.start, instance });
  };
  return { playing, play, stopPlaying: () => playing && stop(playing) };
}

/** @throws Error with a sentence that says what is wrong with the file */
const readWalk = async (file: File) => parseWalk(new TextDecoder().decode(await readBytes(file)));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export type Walks = ReturnType<typeof useWalks>;

/**
 * Records, stores, saves, opens and replays walks.
 * @param inspected the tab to record and replay in
 */
export function useWalks(inspected: Inspected) {
  const [unnamed, setUnnamed] = useState<Recording>();
  const [kept, setKept] = useState<readonly Walk[]>([]);
  const [result, setResult] = useState<Played>();
  const [recording, setRecording] = useState<Recording>();
  const { playing, play, stopPlaying } = usePlayer(inspected, setResult);
  const keep = (walk: Walk) => setKept((walks) => [walk, ...walks]);
  const stop = () => {
    setUnnamed(recording);
    setRecording(undefined);
  };
  // Derived during render: new log entries are added to the recording.
  const why = recording && whyStopped(recording, inspected);
  const extended = recording && !why ? recorded(recording, inspected) : recording;
  if (extended !== recording) setRecording(extended);
  if (why) {
    stop();
    setResult({ isOk: false, message: why });
  }
  const save = (walk: Walk) => {
    keep(walk);
    download(walk);
  };
  return {
    recording,
    /** A finished recording without a name. */
    unnamed,
    /** Named or opened in this session, newest first. */
    kept,
    playing,
    /** The message to show: the result of a replay, or why a file could not be opened. */
    result,
    stop,
    start: (only: FlowId | null) => {
      setResult(undefined);
      setUnnamed(undefined);
      setRecording(startRecording(inspected, only, Date.now()));
    },
    discard: () => setUnnamed(undefined),
    /** Names the recording and downloads it. */
    save: (name: string) => {
      if (!unnamed) return;
      save(walkOf(unnamed, name));
      setUnnamed(undefined);
    },
    saveAgain: download,
    /** Downloads a walk without steps: the current state of a machine. */
    saveState: (flow: FlowId) => save(walkOf(startRecording(inspected, flow, Date.now()), `${flow} state`)),
    open: (file: File) => {
      setResult(undefined);
      readWalk(file).then(keep, (error: unknown) => setResult({ isOk: false, message: messageOf(error) }));
    },
    play: (walk: Walk) => {
      setResult(undefined);
      play(walk);
    },
    stopPlaying,
  };
}
