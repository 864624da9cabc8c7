import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { useId, useSyncExternalStore } from "react";
import classes from "./footer.module.css";

const SCHEMES: { scheme: MantineColorScheme; label: string }[] = [
  { scheme: "light", label: "Light" },
  { scheme: "dark", label: "Dark" },
  { scheme: "auto", label: "Match device" },
];

const never = () => () => undefined;

/** Light, dark or as the device prefers; kept on this device and read before the first paint (index.html). */
export const ColorScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const name = useId();
  // A prerendered page does not know the choice: until it is taken over nothing is checked but the default.
  const chosen = useSyncExternalStore(
    never,
    () => colorScheme,
    () => "auto",
  );
  return (
    <fieldset className={classes.scheme}>
      <legend>Appearance</legend>
      {SCHEMES.map(({ scheme, label }) => (
        <label key={scheme}>
          <input type="radio" name={name} checked={chosen === scheme} onChange={() => setColorScheme(scheme)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
