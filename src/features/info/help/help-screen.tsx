import { Badge, Button, Group, SimpleGrid, Text, TextInput, Title } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { useShop, WriteToUs } from "../../../shared/ui/shop.tsx";
import { sharePreview } from "../../../data/net/addresses.ts";
import { count } from "#words/write.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { JsonLd, Page } from "../../../shared/ui/page/page.tsx";
import classes from "./help-screen.module.css";
import { findQuestions, type QuestionGroup, questionGroups } from "./questions.ts";

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
        <Badge color={group.badge === "Important" ? "saffron" : "turquoise.7"}>{group.badge}</Badge>
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
    <Page
      route="help"
      lead="Answers to what travelers ask us most. They open even offline."
      description="Answers on booking, travel requirements, safety and cancellations."
      {...sharePreview(paths.help())}
    >
      <JsonLd data={faqData(groups)} />
      <TextInput
        label="Search the questions"
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maw="32rem"
      />
      <Text role="status" c="dimmed" size="sm" mt={6}>
        {text ? count(answerCount, "answer") : ""}
      </Text>
      {answerCount === 0 ? (
        <EmptyState title="No answer with these words" action={<Button onClick={() => setText("")}>Show all</Button>}>
          Try fewer words, or ask us: <WriteToUs />
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
            How booking works
          </Title>
          <p>Five steps from an idea to a confirmed trip.</p>
          <ButtonLink to={paths.bookingGuide()} variant="light">
            View Guide
          </ButtonLink>
        </div>
        <div className={`surface ${classes.card}`}>
          <Title order={2} size="h3">
            Cancellations
          </Title>
          <p>How much is refunded, when and how.</p>
          <ButtonLink to={paths.cancellationPolicy()} variant="light">
            Read Policy
          </ButtonLink>
        </div>
      </SimpleGrid>

      <section className={`band ${classes.personal}`}>
        <Title order={2}>Need Personal Assistance?</Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <div>
            <Title order={3}>Email support</Title>
            <p>We answer within 24 hours.</p>
            <WriteToUs />
          </div>
          <div>
            <Title order={3}>Live chat</Title>
            <p>On this website, Monday to Friday. Outside those hours, leave a message and we'll get back to you.</p>
            <Link to={paths.contact()}>Leave a message</Link>
          </div>
        </SimpleGrid>
      </section>
    </Page>
  );
}
