// Generated from the migrations by pnpm generate: fb5b6d407e7d1ac23500

export type Database = {
  public: {
    Tables: {
      analytics_events: {
        Row: {
          id: string;
          created_at: string;
          event_type: string;
          page_path: string;
          user_agent: string | null;
          referrer: string | null;
        };
        Insert: {
          id?: string;
          event_type: string;
          page_path: string;
          user_agent?: string | null;
          referrer?: string | null;
        };
        Update: {
          id?: string;
          event_type?: string;
          page_path?: string;
          user_agent?: string | null;
          referrer?: string | null;
        };
        Relationships: [];
      };
      chat_conversations: {
        Row: {
          id: string;
          created_at: string;
          session_id: string;
          message: string;
          sender: string;
          inserted_xact: unknown;
        };
        Insert: {
          id?: string;
          session_id: string;
          message: string;
          sender: string;
        };
        Update: {
          id?: string;
          session_id?: string;
          message?: string;
          sender?: string;
        };
        Relationships: [];
      };
      contact_submissions: {
        Row: {
          id: string;
          created_at: string;
          name: string;
          email: string;
          company: string;
          role: string;
          message: string;
          inserted_xact: unknown;
          keep_until: string | null;
          filling_seconds: number | null;
        };
        Insert: {
          id?: string;
          name: string;
          email: string;
          company: string;
          role: string;
          message: string;
          keep_until?: string | null;
          filling_seconds?: number | null;
        };
        Update: {
          id?: string;
          name?: string;
          email?: string;
          company?: string;
          role?: string;
          message?: string;
          keep_until?: string | null;
          filling_seconds?: number | null;
        };
        Relationships: [];
      };
      form_submissions: {
        Row: {
          id: string;
          created_at: string;
          form_name: string;
          fields: Record<string, string>;
          spam: boolean;
          keep_until: string | null;
        };
        Insert: {
          id?: string;
          form_name: string;
          fields: Record<string, string>;
          spam?: boolean;
          keep_until?: string | null;
        };
        Update: {
          id?: string;
          form_name?: string;
          fields?: Record<string, string>;
          spam?: boolean;
          keep_until?: string | null;
        };
        Relationships: [];
      };
      lead_answers: {
        Row: {
          id: string;
          lead_id: string;
          created_at: string;
          author: string;
          subject: string;
          body: string;
          state_before: string | null;
          outcome: string | null;
          settled_at: string | null;
          reason: string | null;
        };
        Insert: {
          id: string;
          lead_id: string;
          author?: string;
          subject: string;
          body: string;
          state_before?: string | null;
          outcome?: string | null;
          settled_at?: string | null;
          reason?: string | null;
        };
        Update: {
          id?: string;
          lead_id?: string;
          author?: string;
          subject?: string;
          body?: string;
          state_before?: string | null;
          outcome?: string | null;
          settled_at?: string | null;
          reason?: string | null;
        };
        Relationships: [];
      };
      lead_notes: {
        Row: {
          id: string;
          lead_id: string;
          created_at: string;
          author: string;
          body: string;
        };
        Insert: {
          id?: string;
          lead_id: string;
          author?: string;
          body: string;
        };
        Update: {
          id?: string;
          lead_id?: string;
          author?: string;
          body?: string;
        };
        Relationships: [];
      };
      lead_payments: {
        Row: {
          lead_id: string;
          verified_at: string;
          verified_by: string;
        };
        Insert: {
          lead_id: string;
          verified_at?: string;
          verified_by?: string;
        };
        Update: {
          lead_id?: string;
          verified_at?: string;
          verified_by?: string;
        };
        Relationships: [];
      };
      lead_states: {
        Row: {
          lead_id: string;
          state: string;
          changed_at: string;
          changed_by: string;
        };
        Insert: {
          lead_id: string;
          state: string;
          changed_at?: string;
          changed_by?: string;
        };
        Update: {
          lead_id?: string;
          state?: string;
          changed_at?: string;
          changed_by?: string;
        };
        Relationships: [];
      };
      newsletter_subscriptions: {
        Row: {
          id: string;
          created_at: string;
          email: string;
          is_active: boolean;
          inserted_xact: unknown;
          filling_seconds: number | null;
          asked_at: string | null;
          confirmed_at: string | null;
          wording: string | null;
          links: string[];
        };
        Insert: {
          id?: string;
          email: string;
          is_active?: boolean;
          filling_seconds?: number | null;
          asked_at?: string | null;
          confirmed_at?: string | null;
          wording?: string | null;
          links?: string[];
        };
        Update: {
          id?: string;
          email?: string;
          is_active?: boolean;
          filling_seconds?: number | null;
          asked_at?: string | null;
          confirmed_at?: string | null;
          wording?: string | null;
          links?: string[];
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      add_owner: {
        Args: { of_user: string; of_email: string };
        Returns: undefined;
      };
      alarm_signs: {
        Args: { at: string; quiet_days: number };
        Returns: {
          newest_lead: string;
          first_view: string;
          views: number;
          dead_mails: number;
          late_mails: number;
        }[];
      };
      answer_lead: {
        Args: { answer: string; lead: string; known: number; subject: string; body: string };
        Returns: undefined;
      };
      ask_newsletter_again: {
        Args: { email: string };
        Returns: undefined;
      };
      begin_backup: {
        Args: Record<never, never>;
        Returns: unknown;
      };
      cancel_restore: {
        Args: { restore: string };
        Returns: undefined;
      };
      claim_mails: {
        Args: { most: number; lease_seconds: number; domain: string };
        Returns: {
          id: string;
          kind: string;
          attempt: number;
          message_id: string;
          created_at: string;
          submission_id: string;
          form_name: string;
          fields: Record<string, string>;
          token: string;
        }[];
      };
      confirm_newsletter: {
        Args: { token: string; wording: string };
        Returns: string;
      };
      count_differing: {
        Args: { of_table: string; rows: string };
        Returns: unknown;
      };
      count_refusal: {
        Args: { refused_table: string };
        Returns: undefined;
      };
      count_violation: {
        Args: { page: string; directive: string; blocked: string };
        Returns: undefined;
      };
      delete_person: {
        Args: { email: string };
        Returns: {
          table_name: string;
          deleted: number;
        }[];
      };
      desk_assessments: {
        Args: { weeks: number };
        Returns: unknown;
      };
      desk_chat: {
        Args: { of_session: string; most: number };
        Returns: unknown;
      };
      desk_counts: {
        Args: Record<never, never>;
        Returns: unknown;
      };
      desk_erasure: {
        Args: { lead: string };
        Returns: unknown;
      };
      desk_gone: {
        Args: { leads: string[] };
        Returns: unknown;
      };
      desk_guests: {
        Args: { of_event: string; since?: string; known?: string[] };
        Returns: unknown;
      };
      desk_health: {
        Args: Record<never, never>;
        Returns: unknown;
      };
      desk_lead: {
        Args: { lead: string };
        Returns: unknown;
      };
      desk_leads: {
        Args: { most: number; of_kind?: string; of_state?: string; search?: string; before_time?: string; before_id?: string };
        Returns: unknown;
      };
      desk_newsletter: {
        Args: Record<never, never>;
        Returns: unknown;
      };
      desk_numbers: {
        Args: { weeks: number };
        Returns: unknown;
      };
      desk_person: {
        Args: { lead: string; most: number };
        Returns: unknown;
      };
      desk_recipients: {
        Args: { after_id?: string };
        Returns: unknown;
      };
      desk_seats: {
        Args: Record<never, never>;
        Returns: unknown;
      };
      erase_person: {
        Args: { lead: string };
        Returns: undefined;
      };
      find_person: {
        Args: { email: string };
        Returns: {
          table_name: string;
          id: string;
          created_at: string;
          own: boolean;
          content: Record<string, string>;
        }[];
      };
      finish_restore: {
        Args: { restore: string; expected: number; taken_at?: string };
        Returns: {
          table_name: string;
          restored: number;
        }[];
      };
      forget_server: {
        Args: { of_place: string };
        Returns: undefined;
      };
      hold_duty: {
        Args: { of_duty: string; of_holder: string; lease_seconds: number };
        Returns: unknown;
      };
      keep_lead: {
        Args: { lead: string; seen: string; until: string };
        Returns: undefined;
      };
      known_mails: {
        Args: { ids: string[] };
        Returns: {
          id: string;
        }[];
      };
      last_purge: {
        Args: Record<never, never>;
        Returns: unknown;
      };
      leave_newsletter: {
        Args: { token: string };
        Returns: string;
      };
      list_alarms: {
        Args: Record<never, never>;
        Returns: {
          alarm: string;
          place: string;
          is_on: boolean;
          message: string;
          began_at: string;
          changed_at: string;
          is_told: boolean;
        }[];
      };
      list_leads: {
        Args: { most: number; of_kind?: string; is_spam?: boolean; since?: string; until?: string; before_time?: string; before_id?: string };
        Returns: unknown;
      };
      list_mails: {
        Args: { since: string; most?: number; states?: string[] };
        Returns: {
          id: string;
          kind: string;
          state: string;
          form_name: string;
          submission_id: string;
          attempts: number;
          created_at: string;
          next_attempt_at: string;
          settled_at: string;
          last_error: string;
        }[];
      };
      list_owners: {
        Args: Record<never, never>;
        Returns: {
          user_id: string;
          email: string;
          added_at: string;
        }[];
      };
      list_violations: {
        Args: Record<never, never>;
        Returns: {
          page: string;
          directive: string;
          blocked: string;
          reports: number;
          last_at: string;
        }[];
      };
      mail_guests: {
        Args: { mails: Record<string, string>; known: Record<string, string>; subject: string; body: string };
        Returns: number;
      };
      newsletter_recipients: {
        Args: { after_id?: string; most?: number };
        Returns: {
          id: string;
          email: string;
          confirmed_at: string;
          token: string;
        }[];
      };
      note_alarm: {
        Args: { of_alarm: string; of_place: string; now_on: boolean; words: string; at: string; began: string; told?: boolean; lease_seconds?: number };
        Returns: unknown;
      };
      note_backup: {
        Args: Record<never, never>;
        Returns: undefined;
      };
      note_server: {
        Args: { of_place: string; of_status: Record<string, string> };
        Returns: undefined;
      };
      noted_backup: {
        Args: Record<never, never>;
        Returns: unknown;
      };
      purge_expired: {
        Args: { confirmed?: boolean };
        Returns: {
          table_name: string;
          deleted: number;
        }[];
      };
      put_back: {
        Args: { of_table: string; removed: string; made_at: string };
        Returns: undefined;
      };
      read_backup: {
        Args: { snapshot: string; of_table: string; after?: string };
        Returns: unknown;
      };
      remove_owner: {
        Args: { of_user: string };
        Returns: undefined;
      };
      restore_purged: {
        Args: Record<never, never>;
        Returns: {
          table_name: string;
          restored: number;
        }[];
      };
      send_mails_again: {
        Args: { mail_id?: string };
        Returns: number;
      };
      set_lead_state: {
        Args: { lead: string; from_state: string; to_state: string };
        Returns: undefined;
      };
      settle_mail: {
        Args: { mail_id: string; attempt: number; outcome: string; reason?: string; wait_seconds?: number };
        Returns: undefined;
      };
      stage_restore: {
        Args: { restore: string; of_table: string; rows: string };
        Returns: unknown;
      };
      take_back_answer: {
        Args: { answer: string };
        Returns: string;
      };
      take_back_mails: {
        Args: { answers: string[] };
        Returns: undefined;
      };
      take_host_form: {
        Args: { host_id: string; id: string; form_name: string; fields: Record<string, string>; spam: boolean; sent_at?: string };
        Returns: unknown;
      };
    };
  };
};
