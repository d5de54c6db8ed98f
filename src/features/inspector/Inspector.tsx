import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { documentTitleOf } from '../../domain/routes';
import { useTools } from '../../store/useTools';
import { Wrap } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { useArrival } from '../../ui/arrival';
import control from './Control.module.css';
import type { InspectorProps } from './InspectorTools';
import { machineInfo } from './machineInfo';
import { MachineIndex, type IndexChoice } from './MachineIndex';
import { MachineView } from './MachineView';
import { useTabs } from './tabs/useTabs';
import { useInspected } from './useInspected';
import { useWalks } from './walks/useWalks';
import { WalkPanel } from './walks/WalkControls';

/** The page of all machines, or of the one in `?machine=`; `?tab=` names the followed tab. */
export function Inspector() {
  const isOpen = useTools();
  return <Wrap className={control.page}>{isOpen && <OpenInspector />}</Wrap>;
}

function NoAnswer({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <Notice tone="warning" isLive title="The followed tab does not answer.">
      {isKnown ? 'This is its last known state.' : 'This tab is shown instead.'} It may have been closed, or
      be on a page without machines; following resumes when it is back.
    </Notice>
  );
}

function OpenInspector() {
  const [params, setParams] = useSearchParams();
  const tabs = useTabs();
  const wanted = params.get('tab');
  const tab = tabs.find((one) => one.tab === wanted);
  const inspected = useInspected(tab);
  const walks = useWalks(inspected);
  // Kept while a machine is open: Back leads to the index as it was left.
  const [choice, choose] = useState<IndexChoice>({ filter: '', view: 'strips' });
  const info = machineInfo(params.get('machine'));
  const title = info ? `${info.name}, machine` : 'Machines';
  useEffect(() => {
    document.title = documentTitleOf({ title });
  }, [title]);
  useArrival(title);

  const queryWith = (machine: string | null | undefined, followed: string | null) =>
    new URLSearchParams({ ...(machine && { machine }), ...(followed && { tab: followed }) });
  const shared: InspectorProps = {
    inspected,
    tabs,
    wanted,
    walks,
    addressOf: (machine) => {
      const query = queryWith(machine, wanted);
      return `/machines${query.size > 0 ? `?${query.toString()}` : ''}`;
    },
    onFollow: (id) => setParams(queryWith(info?.id, id), { replace: true }),
    news: (
      <>
        {wanted !== null && (!tab || tab.isGone) && <NoAnswer isKnown={tab !== undefined} />}
        <WalkPanel walks={walks} />
      </>
    ),
  };
  return info ? (
    <MachineView key={info.id} info={info} {...shared} />
  ) : (
    <MachineIndex choice={choice} onChoose={choose} {...shared} />
  );
}
