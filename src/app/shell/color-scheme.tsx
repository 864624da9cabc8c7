import { useMantineColorScheme } from "@mantine/core";
import { useEffect, useId, useSyncExternalStore } from "react";
import { COLOR_SCHEMES } from "#texts/app.ts";
import { colorBrowserBar, SCHEMES } from "../theme/chosen-scheme.ts";
import classes from "./footer.module.css";

const subscribeToNothing = () => () => undefined;

export function ColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const name = useId();
  useEffect(() => colorBrowserBar(document, colorScheme), [colorScheme]);
  // Prerendered pages do not know the choice, so the first render uses the default.
  const chosenScheme = useSyncExternalStore(
    subscribeToNothing,
    () => colorScheme,
    () => "auto",
  );
  return (
    <fieldset className={`plain row ${classes.scheme}`}>
      <legend>{COLOR_SCHEMES.title}</legend>
      {SCHEMES.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name={name}
            data-scheme={scheme}
            checked={chosenScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          {COLOR_SCHEMES[scheme]}
        </label>
      ))}
    </fieldset>
  );
}
