import { Badge, Button, Group, SimpleGrid, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import "@mantine/core/styles/Input.layer.css";
import { Link } from "react-router-dom";
import { HELP_BADGES, HELP_PAGE } from "#texts/info.ts";
import { sharePreview } from "../../../data/net/addresses.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { JsonLd, Page } from "../../../shared/ui/page/page.tsx";
import { useShop, WriteToUs } from "../../../shared/ui/shop.tsx";
import { findQuestions, type QuestionGroup, questionGroups } from "./questions.ts";
import classes from "./help-screen.module.css";

const faqData = (groups: readonly QuestionGroup[]) => ({
  "@type": "FAQPage",
  mainEntity: groups.flatMap(({ questions }) =>
    Object.entries(questions).map(([question, answer]) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  ),
});

const Questions = ({ group }: { group: QuestionGroup }) => (
  <section className={classes.group} aria-label={group.title}>
    <Group gap="sm" mb="xs">
      <Title order={2} size="h3">
        {group.title}
      </Title>
      {group.badge ? (
        <Badge color={group.badge === "important" ? "saffron" : "turquoise.7"}>{HELP_BADGES[group.badge]}</Badge>
      ) : null}
    </Group>
    {Object.entries(group.questions).map(([question, answer]) => (
      <details key={question} name={group.title} className={classes.question}>
        <summary className="row">{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </section>
);

export function HelpScreen() {
  const [text, setText] = useState("");
  const { terms } = useShop();
  const groups = questionGroups(terms);
  const foundGroups = findQuestions(groups, text);
  const answerCount = foundGroups.reduce((sum, group) => sum + Object.keys(group.questions).length, 0);
  return (
    <Page route="help" lead={HELP_PAGE.lead} description={HELP_PAGE.description} {...sharePreview(paths.help())}>
      <JsonLd data={faqData(groups)} />
      <TextInput
        label={HELP_PAGE.search}
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maw="32rem"
      />
      <Text role="status" c="dimmed" size="sm" mt={6}>
        {text ? HELP_PAGE.found({ answers: answerCount }) : ""}
      </Text>
      {answerCount === 0 ? (
        <EmptyState title={HELP_PAGE.nothing} action={<Button onClick={() => setText("")}>{HELP_PAGE.showAll}</Button>}>
          {HELP_PAGE.nothingHelp}
          <WriteToUs />
        </EmptyState>
      ) : (
        <div className={classes.groups}>
          {foundGroups.map((group) => (
            <Questions key={group.title} group={group} />
          ))}
        </div>
      )}

      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xl">
        <div className={`surface ${classes.card}`}>
          <Title order={2} size="h3">
            {HELP_PAGE.guide}
          </Title>
          <p>{HELP_PAGE.guideText}</p>
          <ButtonLink to={paths.bookingGuide()} variant="light">
            {HELP_PAGE.viewGuide}
          </ButtonLink>
        </div>
        <div className={`surface ${classes.card}`}>
          <Title order={2} size="h3">
            {HELP_PAGE.cancellations}
          </Title>
          <p>{HELP_PAGE.cancellationsText}</p>
          <ButtonLink to={paths.cancellationPolicy()} variant="light">
            {HELP_PAGE.readPolicy}
          </ButtonLink>
        </div>
      </SimpleGrid>

      <section className={`band ${classes.personal}`}>
        <Title order={2}>{HELP_PAGE.personal}</Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <div>
            <Title order={3}>{HELP_PAGE.email}</Title>
            <p>{HELP_PAGE.emailText}</p>
            <WriteToUs />
          </div>
          <div>
            <Title order={3}>{HELP_PAGE.chat}</Title>
            <p>{HELP_PAGE.chatText}</p>
            <Link to={paths.contact()}>{HELP_PAGE.leaveMessage}</Link>
          </div>
        </SimpleGrid>
      </section>
    </Page>
  );
}
