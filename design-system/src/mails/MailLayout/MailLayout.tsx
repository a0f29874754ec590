import { Fragment } from 'react';
import { Button, Container, Heading, Hr, Link, Section, Text } from './mailElements.ts';
import { ownBrandName } from '../../formatting/ownBrandName.ts';
import type { MailBrand, MailFrame } from '../MailFrame.ts';
import { Code } from './Code.tsx';
import { Facts } from './Facts.tsx';
import { Horizon } from './Horizon.tsx';
import type { MailContent } from './MailContent.ts';
import { look } from './mailStyles.ts';
import { MailWords } from './MailWords.tsx';
import { Steps } from './Steps.tsx';
import { Sums } from './Sums.tsx';
import { type } from './textStyles.ts';

export interface MailLayoutProps {
  content: MailContent;
  frame: MailFrame;
}

/** The layout of every mail: header, picture, text, action and footer. */
export function MailLayout({ content, frame: { links, brand = ownBrand } }: MailLayoutProps) {
  const { title, paragraphs, steps, sums, total, code, facts, action, notes, footer } = content;

  return (
    <Section {...look('page', { padding: '24px 12px 40px' })}>
      <Container style={{ maxWidth: '600px' }}>
        <Section style={{ padding: '0 8px 16px' }}>
          <Link href={links.home} {...look('words', { ...type.logo, textDecoration: 'none' })}>
            {brand.logo === undefined ? (
              <span {...look('mark', mark)} />
            ) : (
              <img
                src={brand.logo}
                alt=""
                height="24"
                style={{ verticalAlign: '-6px', marginRight: '4px' }}
              />
            )}{' '}
            {brand.name}
          </Link>
        </Section>
        <Horizon />
        <Section {...look('sheet', { padding: '36px 36px 40px', borderRadius: '0 0 28px 28px' })}>
          <Heading as="h1" {...look('words', { ...type.title, margin: '0 0 16px' })}>
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} {...look('words', { ...type.body, margin: '0 0 16px' })}>
              <MailWords words={paragraph} />
            </Text>
          ))}
          {steps !== undefined && <Steps steps={steps} />}
          {sums !== undefined && <Sums sums={sums} total={total} />}
          {code !== undefined && <Code code={code} />}
          {facts !== undefined && <Facts facts={facts} />}
          {action !== undefined && (
            <Button href={action.href} target="_self" {...look('action', { ...type.strong, ...button })}>
              {action.label}
            </Button>
          )}
          {notes.map(({ text, link }) => (
            <Text key={text} {...look('soft', { ...type.small, margin: '0 0 10px' })}>
              <MailWords words={text} />
              {link !== undefined && (
                <>
                  {' '}
                  <MailLink href={link.href}>{link.label}</MailLink>
                </>
              )}
            </Text>
          ))}
        </Section>
        <Section style={{ padding: '24px 36px 0' }}>
          <Text {...look('soft', { ...type.fine, margin: '0 0 6px' })}>
            <MailWords words={footer.text} />
          </Text>
          <Hr {...look('rule', { border: 0, borderTop: '1px solid', margin: '10px 0' })} />
          <Text {...look('soft', { ...type.fine, margin: 0 })}>
            {footer.links.map(({ label, href }, at) => (
              <Fragment key={href}>
                {at > 0 && ' '}
                <span style={{ whiteSpace: 'nowrap' }}>
                  <MailLink href={href}>{label}</MailLink>
                  {at < footer.links.length - 1 && ' ·'}
                </span>
              </Fragment>
            ))}
          </Text>
        </Section>
      </Container>
    </Section>
  );
}

function MailLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_self" {...look('link', { textDecoration: 'underline' })}>
      {children}
    </Link>
  );
}

const ownBrand: MailBrand = { name: ownBrandName };

const mark = {
  display: 'inline-block',
  width: '18px',
  height: '18px',
  marginRight: '4px',
  borderRadius: '50%',
  verticalAlign: '-2px',
};

const button = {
  display: 'block',
  margin: '12px 0 24px',
  padding: '18px 28px',
  borderRadius: '999px',
  fontSize: '17px',
  textAlign: 'center' as const,
};
