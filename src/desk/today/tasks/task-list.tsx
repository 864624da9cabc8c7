import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { TASKS } from "#texts/desk.ts";
import type { Today } from "../../../domain/desk/today/today-schema.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { dialableNumber, TextLink } from "../../../shared/ui/links.tsx";
import { DisabledOffline } from "../../shared/disabled-offline.tsx";
import { TaskButtons } from "./task-buttons.tsx";
import { type Task, tasksOf } from "./tasks.ts";
import { useTaskFocus, useTaskKeys } from "./use-task-keys.ts";
import classes from "./tasks.module.css";

const MOST_TASKS = 5;
const NO_KEYS: ReadonlySet<string> = new Set();

function Row({ task, done }: { task: Task; done: () => void }) {
  const { to, who, what, state, late, phone, key } = task;
  return (
    <li data-task={key} className={classes.task}>
      <div className={classes.about}>
        <Link to={to}>{who}</Link>
        <span className={late ? classes.late : undefined}>{state}</span>
        <small className="dim">{what}</small>
      </div>
      <div data-acts="" className={`row tight ${classes.acts}`}>
        <TaskButtons task={task} done={done} />
        {phone ? (
          <Button
            component="a"
            size="compact-sm"
            variant="default"
            href={`tel:${dialableNumber(phone)}`}
            aria-label={`${TASKS.call} ${who}, ${phone}`}
          >
            {phone}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

export function TaskList({ today, refresh }: { today: Today; refresh: () => Promise<void> }) {
  const list = useRef<HTMLElement>(null);
  const turn = useRef(0);
  /** Hides a finished task at once, so that the next key press meets the next task. */
  const [finished, setFinished] = useState(NO_KEYS);
  const groups = tasksOf(today)
    .filter(({ count }) => count > 0)
    .map((group) => {
      const open = group.tasks.filter(({ key }) => !finished.has(key));
      return { ...group, count: group.count - group.tasks.length + open.length, tasks: open.slice(0, MOST_TASKS) };
    })
    .filter(({ count }) => count > 0);

  useTaskKeys(list);
  useTaskFocus(list);
  const finish = async (key: string) => {
    setFinished((before) => new Set(before).add(key));
    turn.current += 1;
    const thisTurn = turn.current;
    await refresh();
    // An earlier refresh ends early and leaves the old list.
    if (thisTurn === turn.current) setFinished(NO_KEYS);
  };

  return (
    <section ref={list} className="stack tight" aria-label={TASKS.title}>
      {groups.length === 0 ? <EmptyState title={TASKS.none}>{TASKS.noneText}</EmptyState> : null}
      <DisabledOffline className={classes.groups}>
        {groups.map(({ title, count, all, tasks }) => (
          <section key={title} aria-label={title}>
            <div className={classes.head}>
              <h2>
                {title} <span className="dim">{count}</span>
              </h2>
              {count > tasks.length ? (
                <TextLink to={all} size="sm" aria-label={`${TASKS.all}: ${title}`}>
                  {TASKS.all}
                </TextLink>
              ) : null}
            </div>
            <ul className="plain surface">
              {tasks.map((task) => (
                <Row key={task.key} task={task} done={() => void finish(task.key)} />
              ))}
            </ul>
          </section>
        ))}
      </DisabledOffline>
    </section>
  );
}
