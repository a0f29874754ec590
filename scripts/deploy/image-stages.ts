/** An instruction of a container file: its name in capitals, and the words behind it. */
interface Instruction {
  name: string;
  words: string[];
}

/** What is between two `FROM`. */
export interface Stage {
  /** What stands behind `FROM`. */
  from: string;
  instructions: Instruction[];
}

/** The stages of a container file. Lines that end in a backslash go on. */
export function imageStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.replaceAll(/\\\n\s*/g, '').split('\n')) {
    const [name = '', ...words] = line.split(' ');
    if (name === '' || name.startsWith('#')) continue;
    if (name === 'FROM') stages.push({ from: words.join(' '), instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words });
  }
  return stages;
}
